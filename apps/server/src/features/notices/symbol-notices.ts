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
import { NewMessage } from '../messages/new-message.js';
import { SymbolChangeTexts } from './symbol-change-texts.js';

/** Messages written per batch. */
const MESSAGES_PER_BATCH = 200;
/** Pause before a retry after a database fault, ms. */
const RETRY_DELAY = 1_000;
const EVERYBODY = -1;

/**
 * Notifies all holders of a symbol of its scheduled change, once each: the progress is stored with the change, so a
 * crash only delays the rest.
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
      if (event.type !== 'symbol.announced') return;
      if (event.change.state === 'waiting') this.wake();
      if (event.change.state === 'cancelled') this.enqueue(() => this.notifyHolders(event.change, 0));
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
    this.enqueue(async () => {
      const untold = await this.reader.select(
        symbolChanges,
        `WHERE state = 'waiting' AND told_up_to <> $1 ORDER BY id`,
        [EVERYBODY],
      );
      for (const change of untold) await this.notifyHolders(change, change.toldUpTo);
    });
  }

  private enqueue(work: () => Promise<void>): void {
    this.queueTail = this.queueTail.then(work).catch(async (error: unknown) => {
      this.log.error(error);
      if (this.isStopping) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
      this.wake();
    });
  }

  private async notifyHolders(change: SymbolChange, toldUpTo: number): Promise<void> {
    const { symbolId } = change;
    const all = await this.engine.ask({ kind: 'symbol.holders', symbolId });
    const holders = all.filter((customerId) => customerId > toldUpTo);
    const texts = this.texts.of(change);
    const kind = change.state === 'cancelled' ? 'symbol.change_cancelled' : 'symbol.change';
    for (let at = 0; at < holders.length || at === 0; at += MESSAGES_PER_BATCH) {
      const some = holders.slice(at, at + MESSAGES_PER_BATCH);
      const rows: RowWrite[] = [];
      for (const customerId of some) rows.push(await this.message.row({ customerId, kind, texts }));
      const reached = at + MESSAGES_PER_BATCH >= holders.length ? EVERYBODY : (some.at(-1) ?? 0);
      rows.push({ op: 'patch', table: symbolChanges.name, row: { id: change.id, toldUpTo: reached } });
      await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    }
  }
}
