/** Marks on the table what a hint speaks of: cards, squares, piles, and buttons of moves. */
import type { MoveOption } from '$bindings';

const MARK = 'data-hinted';

/** Where a thing with this notation may be seen, the likeliest place first. */
const places = (token: string): string[] => {
  const name = CSS.escape(token);
  return [
    `.hand [data-card="${name}"]`,
    `.board [data-square="${name}"]`,
    `.board [data-token="${name}"]`,
    `.board button[data-card="${name}"]`,
  ];
};

function markOne(selectors: string[]): Element | undefined {
  for (const selector of selectors) {
    const found = document.querySelector(`${selector}:not([${MARK}])`);
    if (!found) continue;
    found.setAttribute(MARK, '');
    return found;
  }
  return undefined;
}

/** Marks everything that a way points at, or its button; what is given back takes the marks away. */
export function mark(way: MoveOption): () => void {
  const selectors =
    way.targets.length > 0 ? way.targets.map(places) : [[`[data-move="${CSS.escape(way.move)}"]`]];
  const marked = selectors.map(markOne);
  return () => marked.forEach((one) => one?.removeAttribute(MARK));
}
