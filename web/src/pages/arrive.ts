/** After going to another page: its heading gets the focus as soon as it is there. */

/** Waits a little for the heading, since pages and rules are loaded. Gives back how to stop waiting. */
export function arrive(root: ParentNode & Node = document.body, patience = 3000): () => void {
  // The heading of the page that is being left is no arrival.
  const old = new Set<Element>(root.querySelectorAll('h1'));
  const found = () => {
    const heading = [...root.querySelectorAll('h1')].find((one) => !old.has(one));
    if (!heading) return;
    stop();
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(found);
  watcher.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
  };
  return stop;
}
