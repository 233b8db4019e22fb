import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { type SymbolChange, symbolChanges } from '../../engine/market/tables/symbol-change.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RUNS_JOBS } from '../../platform/jobs.js';
import type { Message } from '../messages/message.table.js';
import { NewMessage } from '../messages/new-message.js';
import { SymbolChangeTexts } from './symbol-change-texts.js';

/** Messages written per batch. */
const MESSAGES_PER_BATCH = 200;
/** Pause before a retry after a database fault, ms. */
const RETRY_DELAY = 1_000;
/** `toldUpTo` if nobody is left to be told anything. */
const DONE = -1;
/** `toldUpTo` of a change that everybody has been told of, while nobody has been told of its end. */
const ANNOUNCED = -2;

/**
 * Notifies all holders of a symbol of its scheduled change, and of its end if it is cancelled or replaced, once each: the
 * progress is stored with the change, so a crash only delays the rest.
 */
@Injectable()
export class SymbolNotices implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('notices');
  private queueTail: Promise<void> = Promise.resolve();
  private isStopping = false;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly message: NewMessage,
    private readonly texts: SymbolChangeTexts,
    @Inject(RUNS_JOBS) private readonly runsJobs: boolean,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.runsJobs) return;
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'symbol.announced' && event.change.state !== 'held') this.wake();
    });
    this.wake();
  }

  /** Finishes the pending notices while the engine still writes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    this.stopListening();
    await this.queueTail;
  }

  private wake(): void {
    this.queueTail = this.queueTail
      .then(() => this.notifyAll())
      .catch(async (error: unknown) => {
        this.log.error(error);
        if (this.isStopping) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
        this.wake();
      });
  }

  /** By number: the end of a change comes before what replaces it. */
  private async notifyAll(): Promise<void> {
    const untold = await this.reader.select(
      symbolChanges,
      `WHERE (state = 'waiting' AND told_up_to <> $1)
          OR (state IN ('cancelled', 'replaced') AND told_up_to NOT IN ($2, 0)) ORDER BY id`,
      [ANNOUNCED, DONE],
    );
    for (const change of untold)
      await (change.state === 'waiting' ? this.announce(change) : this.announceEnd(change));
  }

  private async announce(change: SymbolChange): Promise<void> {
    // Formerly this was noted when everybody had been told of a change that still waits.
    if (change.toldUpTo === DONE) return this.record(change, [], ANNOUNCED);
    const holders = await this.engine.ask({ kind: 'symbol.holders', symbolId: change.symbolId });
    const rest = holders.filter((customerId) => customerId > change.toldUpTo);
    await this.notify(change, rest, 'symbol.change', (last) => last ?? ANNOUNCED);
  }

  /** Tells those who know of the change, the last one first: up to `toldUpTo` remain those who have not been told. */
  private async announceEnd(change: SymbolChange): Promise<void> {
    const { symbolId, toldUpTo } = change;
    const holders = await this.engine.ask({ kind: 'symbol.holders', symbolId });
    const known = holders.filter((customerId) => toldUpTo === ANNOUNCED || customerId <= toldUpTo);
    await this.notify(change, known.reverse(), 'symbol.change_cancelled', (last) => (last ? last - 1 : DONE));
  }

  /** `reached`: the progress to store after a batch that ends with this customer; null: after the last batch. */
  private async notify(
    change: SymbolChange,
    customers: readonly number[],
    kind: Message['kind'],
    reached: (last: number | null) => number,
  ): Promise<void> {
    const texts = this.texts.of(change);
    for (let at = 0; at < customers.length || at === 0; at += MESSAGES_PER_BATCH) {
      const some = customers.slice(at, at + MESSAGES_PER_BATCH);
      const rows: RowWrite[] = [];
      for (const customerId of some) rows.push(await this.message.row({ customerId, kind, texts }));
      const isLast = at + MESSAGES_PER_BATCH >= customers.length;
      await this.record(change, rows, reached(isLast ? null : (some.at(-1) ?? null)));
    }
  }

  private async record({ id }: SymbolChange, rows: readonly RowWrite[], toldUpTo: number): Promise<void> {
    const progress: RowWrite = { op: 'patch', table: symbolChanges.name, row: { id, toldUpTo } };
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [...rows, progress] });
  }
}
