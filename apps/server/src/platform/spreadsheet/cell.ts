/** A number that is written as it is: exact, whatever its size. */
export class Figure {
  constructor(readonly text: string) {}
}

/** An instant as the clocks of a zone show it: table programs know no zones. */
export class Instant {
  constructor(
    /** As ISO 8601 has it, with the zone's offset. */
    readonly text: string,
    /** The same clock's time as if it were UTC, ms. */
    readonly wall: number,
  ) {}
}

/** What stands in a table's cell: a text, a number, an instant, or nothing. */
export type Cell = string | Figure | Instant | null;

export type Portions = AsyncIterable<readonly (readonly Cell[])[]>;

/** Table programs take a text for a formula that begins so; also with spaces before it, or by characters of full width. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠]/u;

/** A text that no table program takes for a formula. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
