/** Maximum rows per query. */
export const PAGE_ROWS = 500;

/** Where a page ends: the time of its last row, epoch ms, and the row's number. */
export interface Place {
  readonly at: number;
  readonly id: number;
}

/**
 * All rows since an instant, including those of that instant, in pages of at most `PAGE_ROWS`, each sorted by time and
 * number. The next poll asks for later rows only, so none may be left for it.
 */
export async function readInPages<Row extends Place>(
  since: number,
  read: (after: Place) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: Place = { at: since, id: 0 }; ; ) {
    const page = await read(after);
    all.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return all;
    after = last;
  }
}
