/** The lines around an error in a text, with their numbers. */

export interface Quoted {
  number: number;
  text: string;
  wrong: boolean;
}

/** The number of lines before and after it. */
const AROUND = 2;

export function quoted(text: string, line: number): Quoted[] {
  return text
    .split(/\r?\n/)
    .map((text, i) => ({ number: i + 1, text, wrong: i + 1 === line }))
    .filter(({ number }) => Math.abs(number - line) <= AROUND);
}
