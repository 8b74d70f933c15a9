/** The lines of a text around one that is wrong, each with its number. */

export interface Quoted {
  number: number;
  text: string;
  wrong: boolean;
}

/** So many lines before and after it are shown. */
const AROUND = 2;

export function quoted(text: string, line: number): Quoted[] {
  return text
    .split(/\r?\n/)
    .map((text, i) => ({ number: i + 1, text, wrong: i + 1 === line }))
    .filter(({ number }) => Math.abs(number - line) <= AROUND);
}
