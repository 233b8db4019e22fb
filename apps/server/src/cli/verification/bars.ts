import { CandleBook, type OhlcBar, PERIODS, type Period } from '@truemark/domain';
import type { Expression, SqlBool } from 'kysely';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import { historySummary } from '../../engine/market/bar-history.js';
import { type Bar, barHistories, bars, symbols, ticks } from '../../engine/market/tables/market.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, condition, pageAfter } from '../../platform/database/queries.js';
import { decodeRow, type SqlValue, type Table, toSnakeCase } from '../../platform/database/table.js';
import { endOfDay, type VerificationStart } from './verification-start.js';

const PAGE = 5_000;
const MINUTE = 60_000;
/**
 * Closed bars are written with the commit after their tick's, also across a restart, so the newest may still be
 * missing.
 */
const UNWRITTEN_LINKS = 3;

interface ClosedBar {
  readonly period: Period;
  readonly bar: OhlcBar;
  /** The step of the tick that closed it. */
  readonly laneSeq: number;
}

/**
 * Verifies that closed bars follow from their symbol's ticks, after backfilled history, and that this history as a
 * whole is unaltered. `since`: bars of a day or less that began after it.
 */
export async function verifyBars(
  reader: DatabaseReader,
  since: Pick<VerificationStart, 'day'> | null = null,
): Promise<string> {
  const newer = since && endOfDay(since.day);
  const owingFrom = await reader.number(
    `SELECT lane_seq FROM journal_links WHERE parts LIKE '%"ticks":%' ORDER BY place DESC LIMIT 1 OFFSET $1`,
    [UNWRITTEN_LINKS],
  );
  let folded = 0;
  let drawn = 0;
  for (const { id } of await reader.select(symbols, 'ORDER BY id')) {
    const count = await (newer === null
      ? verifySymbol(reader, id, owingFrom)
      : verifyNew(reader, { id, from: newer }, owingFrom));
    folded += count.folded;
    drawn += count.drawn;
  }
  const [stray] = await reader.select(bars, 'WHERE symbol_id NOT IN (SELECT id FROM symbols) LIMIT 1');
  assertConsistent(
    stray === undefined,
    () => `bars of symbol ${stray?.symbolId} are stored, there is no such symbol`,
  );
  if (since) return `${folded} new bars follow from their ticks`;
  return `${folded} bars follow from their ticks, ${drawn} drawn ones are as they were written`;
}

async function verifySymbol(
  reader: DatabaseReader,
  symbolId: number,
  owingFrom: number,
): Promise<{ folded: number; drawn: number }> {
  const { histories, drawn, from, until } = await loadHistory(reader, symbolId);
  const stored = new Map(
    PERIODS.map((period) => [period, new StoredBars(reader, symbolId, period, until.get(period))]),
  );
  const { folded } = await foldTicks(reader, { symbolId, from, stored }, owingFrom, (book) => {
    for (const [period, bars] of histories) book.load(symbolId, period, bars);
  });
  return { folded, drawn };
}

interface FoldOptions {
  readonly symbolId: number;
  /** Earlier ticks are ignored, epoch ms. */
  readonly from: number;
  readonly stored: ReadonlyMap<Period, StoredBars>;
}

async function foldTicks(
  reader: DatabaseReader,
  { symbolId, from, stored }: FoldOptions,
  owingFrom: number,
  begin: (book: CandleBook) => void,
): Promise<{ folded: number; drawn: number }> {
  let closed: ClosedBar[] = [];
  let laneSeq = 0;
  const book = new CandleBook((_symbolId, period, bar) => closed.push({ period, bar, laneSeq }));
  begin(book);
  let folded = 0;
  const { symbolId: symbol, at, seq } = columnsOf(ticks);
  const since = condition.and([
    condition(symbol, '=', symbolId),
    condition(seq, '>=', await firstSeq(reader, symbolId, from)),
    condition(at, '>=', from),
  ]);
  for await (const tick of pagesOf(reader, ticks, since, 'seq')) {
    laneSeq = tick.laneSeq;
    book.takeBid(symbolId, tick.at, tick.bid);
    if (closed.length === 0) continue;
    for (const bar of closed) await stored.get(bar.period)?.compare(bar, bar.laneSeq > owingFrom);
    folded += closed.length;
    closed = [];
  }
  for (const of of stored.values()) await of.expectNoMore();
  return { folded, drawn: 0 };
}

/** The number of a symbol's first tick at an instant (epoch ms) or later; uses the time index. */
const firstSeq = (reader: DatabaseReader, symbolId: number, from: number): Promise<number> =>
  reader.number('SELECT seq FROM ticks WHERE symbol_id = $1 AND at >= $2 ORDER BY at, seq LIMIT 1', [
    symbolId,
    from,
  ]);

/**
 * Verifies bars of a day or less that began at `from`, a midnight, or later: none has an earlier tick. If backfilled
 * history reaches beyond `from`, on the day a symbol began, all its bars are verified.
 */
async function verifyNew(
  reader: DatabaseReader,
  { id: symbolId, from }: { readonly id: number; readonly from: number },
  owingFrom: number,
): Promise<{ folded: number; drawn: number }> {
  const drawn = await reader.first(barHistories, 'WHERE symbol_id = $1 AND until >= $2', [symbolId, from]);
  if (drawn) return verifySymbol(reader, symbolId, owingFrom);
  const periods = PERIODS.filter((period) => period !== '1week' && period !== 'year');
  const stored = new Map(
    periods.map((period) => [period, new StoredBars(reader, symbolId, period, from - 1)]),
  );
  return foldTicks(reader, { symbolId, from, stored }, owingFrom, () => undefined);
}

/** Loads and verifies backfilled history, which the ticks continue. */
async function loadHistory(reader: DatabaseReader, symbolId: number) {
  const histories = new Map<Period, readonly Bar[]>();
  const until = new Map<string, number>();
  let drawn = 0;
  for (const written of await reader.select(barHistories, 'WHERE symbol_id = $1', [symbolId])) {
    const { period } = written;
    const rest = 'WHERE symbol_id = $1 AND period = $2 AND start <= $3 ORDER BY start';
    const history = await reader.select(bars, rest, [symbolId, period, written.until]);
    const what = `bars of symbol ${symbolId}, ${period}`;
    assertConsistent(
      history.length === written.count,
      () => `${what}: ${history.length} drawn ones are stored, ${written.count} were written`,
    );
    assertConsistent(
      historySummary(history).hash === written.hash,
      () => `${what}: the drawn ones are not what was written`,
    );
    histories.set(period as Period, history);
    until.set(period, written.until);
    drawn += history.length;
  }
  const minutes = until.get('1min');
  return { histories, drawn, until, from: minutes === undefined ? 0 : minutes + MINUTE };
}

/** Stored bars of one symbol and period after its backfilled history, ascending. */
class StoredBars {
  private readonly rows: AsyncGenerator<Bar>;
  private next: Bar | undefined;
  private hasStarted = false;
  private hasUnwrittenBars = false;

  constructor(
    reader: DatabaseReader,
    private readonly symbolId: number,
    private readonly period: Period,
    after = -1,
  ) {
    const columns = columnsOf(bars);
    const where = condition.and([
      condition(columns.symbolId, '=', symbolId),
      condition(columns.period, '=', period),
      condition(columns.start, '>', after),
    ]);
    this.rows = pagesOf(reader, bars, where, 'start');
  }

  async compare({ bar }: ClosedBar, mayBeOwing: boolean): Promise<void> {
    await this.start();
    const { next } = this;
    if (next?.start !== bar.start) {
      assertConsistent(
        next === undefined && mayBeOwing,
        () => `${this.nameOf(bar)} follows from its ticks and is not stored`,
      );
      this.hasUnwrittenBars = true;
      return;
    }
    const names = (['open', 'high', 'low', 'close', 'volume'] as const).filter(
      (name) => next?.[name] !== bar[name],
    );
    assertConsistent(
      names.length === 0 && !this.hasUnwrittenBars,
      () =>
        `${this.nameOf(bar)} has ${names.map((name) => `${name} ${next?.[name]}, its ticks give ${bar[name]}`).join('; ')}`,
    );
    await this.advance();
  }

  async expectNoMore(): Promise<void> {
    await this.start();
    const { next } = this;
    assertConsistent(
      next === undefined,
      () => `${next ? this.nameOf(next) : 'a bar'} is stored, no ticks give it`,
    );
  }

  private async start(): Promise<void> {
    if (!this.hasStarted) await this.advance();
    this.hasStarted = true;
  }

  private async advance(): Promise<void> {
    const { value, done } = await this.rows.next();
    this.next = done === true ? undefined : value;
  }

  private nameOf({ start }: Pick<Bar, 'start'>): string {
    return `bar ${this.period} ${new Date(start).toISOString()} of symbol ${this.symbolId}`;
  }
}

/** Rows that match `where`, ascending by an integer column, read by page. */
async function* pagesOf<R extends object>(
  reader: DatabaseReader,
  table: Table<R>,
  where: Expression<SqlBool>,
  order: keyof R & string,
): AsyncGenerator<R> {
  for (let after: SqlValue[] = [-1]; ; ) {
    const rows = await reader.ask(pageAfter(table, { by: [order], after, where, limit: PAGE }));
    for (const row of rows) yield decodeRow(table, row);
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    after = [end[toSnakeCase(order)] as SqlValue];
  }
}
