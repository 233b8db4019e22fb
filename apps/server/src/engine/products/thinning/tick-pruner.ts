import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import type { RowOf } from '../../../platform/database/table.js';
import { BatchWorker } from '../../../platform/retry/batch-worker.js';
import { type RowWrite, SYSTEM } from '../../kernel/command.js';
import type { Product, TickSpan } from '../../kernel/product.js';
import type { Command } from '../../kernel/registry.js';
import { ticks } from '../../market/tables/market.table.js';
import { endOf } from '../seals/sealed-days.js';
import { type SealRow, seals } from '../seals/tables/seal.table.js';
import { keptSeqs } from './kept-seqs.js';
import { keptTicks } from './tables/kept-tick.table.js';
import { type ThinnedDay, thinnedDays } from './tables/thinned-day.table.js';
import { fileNameOf, writeTickFile } from './tick-file.js';
import { pathsOf } from './tick-paths.js';

const DAY = 86_400_000;
/** Ticks per slice, both for reading and for one removing command. */
const SLICE = 250;
/** Maximum sealed days searched for the next tick: a market may have been closed for long. */
const DAYS = 400;

export interface DayThinnerOptions {
  readonly reader: DatabaseReader;
  readonly products: readonly Product[];
  /** Folder for tick files. */
  readonly folder: string;
  /** Market clock, epoch ms. */
  readonly now: () => number;
  readonly submit: (command: Command) => Promise<unknown>;
  /** Days for which individual ticks are kept. */
  readonly keptFor: () => Promise<number>;
  readonly onFault: (error: unknown) => void;
}

interface SymbolDay extends TickSpan {
  readonly day: string;
  readonly code: string;
}

type TickRow = RowOf<typeof ticks>;

/**
 * Thins ticks of sealed days past their retention, day by day. All ticks of a day go to a file. Ticks that decisions
 * used stay in the database, with their neighbours and inclusion proofs; the others are removed in background commands.
 * Interrupted work is completed after a start. Nothing is removed before its file is on disk.
 */
export class TickPruner {
  private readonly worker: BatchWorker;

  constructor(private readonly options: DayThinnerOptions) {
    this.worker = new BatchWorker({ next: () => this.pruneNext(), onError: options.onFault });
  }

  /** Signals that a day may be past its retention. Returns at once. */
  wake(): void {
    this.worker.wake();
  }

  /** Stops; the rest is thinned after the next start. */
  stop(): Promise<void> {
    return this.worker.stop();
  }

  private async pruneNext(): Promise<boolean> {
    const { reader, now, keptFor } = this.options;
    const [begun] = await reader.select(thinnedDays, 'ORDER BY day DESC, symbol_id DESC LIMIT 1');
    if (begun) await this.remove(begun);
    const sealed = await this.next(begun ?? null);
    if (!sealed || endOf(sealed.seal.day) + (await keptFor()) * DAY > now()) return false;
    await this.pruneDay(sealed);
    return true;
  }

  /** The symbol's day after the last thinned one, with its seal and first tick. */
  private async next(last: ThinnedDay | null) {
    const { reader } = this.options;
    const from = last?.day ?? '';
    for (const seal of await reader.select(seals, 'WHERE day >= $1 ORDER BY day LIMIT $2', [from, DAYS])) {
      const after = seal.day === last?.day ? last.symbolId : 0;
      const before = await reader.first(seals, 'WHERE place = $1', [seal.place - 1]);
      const known = new Map(before?.ends.symbols.map(([id, , seq]) => [id, seq]));
      const symbols = [...seal.ends.symbols].sort(([one], [other]) => one - other);
      // `found`: id, code and last tick of the day; the first tick follows the last one of the day before.
      const found = symbols.find(([id, , seq]) => id > after && seq > (known.get(id) ?? 0));
      if (found) return { seal, found, first: (known.get(found[0]) ?? 0) + 1 };
    }
    return null;
  }

  private async pruneDay({ seal, found, first }: NonNullable<Awaited<ReturnType<TickPruner['next']>>>) {
    const { reader, products, folder, now, submit } = this.options;
    const [symbolId, code, last] = found;
    const { day } = seal;
    const span: SymbolDay = { ...(await this.entriesAround(seal)), symbolId, first, last, day, code };
    const kept = await keptSeqs(reader, products, span);
    const file = fileNameOf(code, day);
    const sha256 = await writeTickFile(folder, file, this.ticksOf(span));
    const total = last - first + 1;
    const stay = kept === null ? total : kept.size;
    if (kept !== null) await this.storeKeptTicks(span, kept);
    const row: ThinnedDay = {
      ...{ day, symbolId, firstSeq: first, lastSeq: last, file, sha256, thinnedAt: now() },
      ...{ kept: stay, dropped: total - stay },
    };
    await submit({
      kind: 'rows.record',
      actor: SYSTEM,
      rows: [{ op: 'insert', table: thinnedDays.name, row }],
    });
    await this.remove(row);
  }

  /** Entry ids from the day before to the day after. */
  private async entriesAround({ place }: SealRow): Promise<Pick<TickSpan, 'afterEntry' | 'upToEntry'>> {
    const { reader } = this.options;
    const [before] = await reader.select(seals, 'WHERE place = $1', [place - 2]);
    const [behind] = await reader.select(seals, 'WHERE place = $1', [place + 1]);
    return { afterEntry: before?.ends.entry ?? 0, upToEntry: behind?.ends.entry ?? Number.MAX_SAFE_INTEGER };
  }

  private async storeKeptTicks(span: SymbolDay, kept: ReadonlySet<number>): Promise<void> {
    const { submit } = this.options;
    let rows: RowWrite[] = [];
    const write = async (): Promise<void> => {
      if (rows.length > 0) await submit({ kind: 'day.record', actor: SYSTEM, rows });
      rows = [];
      await this.worker.giveWay();
    };
    for await (const row of pathsOf(span, kept, this.ticksOf(span))) {
      rows.push({ op: 'upsert', table: keptTicks.name, row });
      if (rows.length >= SLICE) await write();
    }
    await write();
  }

  /** Removes the remaining ticks of a day that are not kept. */
  private async remove({ day, symbolId, firstSeq, lastSeq, dropped }: ThinnedDay): Promise<void> {
    const { reader, submit } = this.options;
    if (dropped === 0) return;
    for (;;) {
      const left = await reader.query(
        `SELECT t.seq FROM ticks t WHERE t.symbol_id = $1 AND t.seq >= $2 AND t.seq <= $3 AND NOT EXISTS (
           SELECT 1 FROM kept_ticks k WHERE k.symbol_id = t.symbol_id AND k.seq = t.seq AND k.day = $4
         ) ORDER BY t.seq LIMIT $5`,
        [symbolId, firstSeq, lastSeq, day, SLICE],
      );
      if (left.length === 0) return;
      await submit({ kind: 'ticks.thin', actor: SYSTEM, symbolId, seqs: left.map(({ seq }) => Number(seq)) });
      await this.worker.giveWay();
    }
  }

  private async *ticksOf({ symbolId, first, last }: SymbolDay): AsyncGenerator<TickRow> {
    for (let from = first; from <= last; ) {
      const rows = await this.options.reader.select(
        ticks,
        'WHERE symbol_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq LIMIT $4',
        [symbolId, from, last, SLICE],
      );
      yield* rows;
      from = (rows.at(-1)?.seq ?? last) + 1;
      await this.worker.giveWay();
    }
  }
}
