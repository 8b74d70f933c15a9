/** Moves the focus to the heading of a newly opened page. */

/** Waits briefly for the heading, because pages and rules load lazily. Returns a function that stops waiting. */
export function arrive(root: ParentNode & Node = document.body, patience = 3000): () => void {
  // Ignore the heading of the page that is being left.
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
