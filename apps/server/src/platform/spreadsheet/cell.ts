/** A number that is written as it is: exact, whatever its size. */
export class Figure {
  constructor(readonly text: string) {}
}

/** What stands in a table's cell: a text, a number, or nothing. */
export type Cell = string | Figure | null;

export type Portions = AsyncIterable<readonly (readonly Cell[])[]>;

/** Table programs take a text for a formula that begins so; also with spaces before it, or by characters of full width. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠]/u;

/** A text that no table program takes for a formula. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
