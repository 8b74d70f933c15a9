/**
 * Gives an element the size of its parent in pixels.
 *
 * While the browser lays out a table, rows have several preliminary heights. A size container that follows them computes the
 * styles of everything inside for each height, although the last one is almost always the same as before. With a size in
 * pixels it is computed only when the parent has really changed. The observer runs before the frame is painted.
 */
import type { Attachment } from 'svelte/attachments';

export const steadySize: Attachment<HTMLElement> = (node) => {
  const parent = node.parentElement;
  if (!parent) return;
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    node.style.width = `${width}px`;
    node.style.height = `${height}px`;
  });
  observer.observe(parent);
  return () => observer.disconnect();
};
