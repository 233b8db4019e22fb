/** Number written exactly, whatever its size. */
export class ExactNumber {
  constructor(readonly text: string) {}
}

/** Instant shown as local time of a zone: spreadsheet programs know no zones. */
export class Instant {
  constructor(
    /** ISO 8601 with the zone's offset. */
    readonly text: string,
    /** Local time as if it were UTC, ms. */
    readonly wall: number,
  ) {}
}

/** Cell content: text, number, instant, or empty. */
export type Cell = string | ExactNumber | Instant | null;

export type Portions = AsyncIterable<readonly (readonly Cell[])[]>;

/**
 * Beginning of a text that spreadsheet programs treat as a formula; also after spaces, and with full-width characters.
 */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠]/u;

/** Text that no spreadsheet program treats as a formula. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
