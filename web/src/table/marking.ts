/** Marks the targets of a move on the table: cards, squares, piles, or the button of the move. */
import type { MoveOption } from '$bindings';

const MARK = 'data-hinted';

/** The selectors of a target in notation, the likeliest place first. */
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

/** Marks the targets of a move, or its button. The returned function removes the marks. */
export function mark(option: MoveOption): () => void {
  const selectors =
    option.targets.length > 0 ? option.targets.map(places) : [[`[data-move="${CSS.escape(option.move)}"]`]];
  const marked = selectors.map(markOne);
  return () => marked.forEach((one) => one?.removeAttribute(MARK));
}
