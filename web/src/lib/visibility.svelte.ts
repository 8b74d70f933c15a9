/** Whether anybody can see the page. A page in the background stops what only changes its looks. */

let hidden = $state(document.hidden);
document.addEventListener('visibilitychange', () => (hidden = document.hidden));

/** Whether the page is in the background. Effects that read it run again when that changes. */
export const isHidden = (): boolean => hidden;
