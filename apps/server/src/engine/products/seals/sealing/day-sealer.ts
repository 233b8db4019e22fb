import { canonicalJson, type Json, type Seal, sealHash, signedText } from '@truemark/domain';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { SealKey } from '../../../../platform/database/seal-key.js';
import { BatchWorker } from '../../../../platform/retry/batch-worker.js';
import { type RowWrite, SYSTEM } from '../../../kernel/command.js';
import type { Answer, Command } from '../../../kernel/registry.js';
import { nodeHasher } from '../node-hasher.js';
import { type SealRow, seals } from '../tables/seal.table.js';
import { sealKeys } from '../tables/seal-key.table.js';
import { computeDaySeal } from './compute-day.js';
import { spanOf } from './day-span.js';
import { findChainFault } from './find-chain-fault.js';
import { newNonceKey } from './nonces.js';
import type { DayRow } from './seal-context.js';

/** Rows per `day.record` command, few enough for a short commit. */
const ROWS_A_COMMAND = 100;

export interface DaySealerOptions {
  readonly reader: DatabaseReader;
  readonly key: SealKey;
  /** Market clock, epoch ms. */
  readonly now: () => number;
  readonly submit: (command: Command) => Promise<unknown>;
  readonly standing: () => Promise<Answer<'seals.standing'>>;
  readonly onFault: (error: unknown) => void;
}

/**
 * Seals days that are over, one at a time. It reads in slices in parallel to the lane and yields between them; only
 * finished rows and the seal itself go through the lane. Errors are retried. If a stored seal is missing or was
 * changed, it reports this and stops sealing: a second seal of that day would contradict the first, which may have been
 * published.
 */
export class DaySealer {
  private readonly worker: BatchWorker;
  private hasPublishedKeys = false;
  /** Description of the chain's problem; reported once. */
  private chainFault: string | null = null;

  constructor(private readonly options: DaySealerOptions) {
    this.worker = new BatchWorker({ next: () => this.sealNext(), onError: options.onFault });
  }

  /** Signals that a day may be over. Returns at once. */
  wake(): void {
    this.worker.wake();
  }

  /** Stops; remaining days are sealed after the next start. */
  stop(): Promise<void> {
    return this.worker.stop();
  }

  private async sealNext(): Promise<boolean> {
    const { reader, standing } = this.options;
    if (await this.hasChainFault()) return false;
    await this.publishKeys();
    const { day, configVersion, auditEnd, currency } = await standing();
    if (day === null) return false;
    const before = await reader.first(seals, 'ORDER BY day DESC', []);
    const span = await spanOf(reader, { day, before, currency });
    const nonceKey = newNonceKey();
    const rows: RowWrite[] = [];
    const record = async ({ table, row }: DayRow): Promise<void> => {
      rows.push({ op: 'upsert', table: table.name, row });
      if (rows.length >= ROWS_A_COMMAND) await this.record(rows);
    };
    const pause = (): Promise<void> => this.worker.giveWay();
    const told = { nonceKey, configVersion, auditEnd };
    const { body, ends } = await computeDaySeal({ reader, record, pause }, span, told);
    await this.record(rows);
    const seal = this.sign(body);
    await this.write({ day, place: span.place, seal, nonceKey, ends });
    return true;
  }

  private sign(body: Parameters<typeof sealHash>[1]): Seal {
    const hash = sealHash(nodeHasher, body);
    return { ...body, hash, signature: this.options.key.sign(signedText(hash)) };
  }

  private async write(
    of: { seal: Seal } & Pick<SealRow, 'day' | 'place' | 'nonceKey' | 'ends'>,
  ): Promise<void> {
    const { seal, day, place, nonceKey, ends } = of;
    const { prev, hash } = seal;
    const row: SealRow = {
      ...{ day, place, prev, hash, nonceKey, ends },
      seal: canonicalJson(seal as unknown as Json),
      publicKey: this.options.key.publicKey,
      sealedAt: this.options.now(),
    };
    await this.options.submit({ kind: 'day.seal', actor: SYSTEM, day, place, prev, hash, row });
  }

  private async record(rows: RowWrite[]): Promise<void> {
    if (rows.length === 0) return;
    await this.options.submit({ kind: 'day.record', actor: SYSTEM, rows: rows.splice(0) });
    await this.worker.giveWay();
  }

  /** Once broken, it stays so until the next start. */
  private async hasChainFault(): Promise<boolean> {
    if (this.chainFault !== null) return true;
    this.chainFault = await findChainFault(this.options.reader);
    if (this.chainFault !== null)
      this.options.onFault(new Error(`no day is sealed any more: ${this.chainFault}`));
    return this.chainFault !== null;
  }

  /** Publishes new keys, each signed by the one before it. */
  private async publishKeys(): Promise<void> {
    if (this.hasPublishedKeys) return;
    const { reader, key, now } = this.options;
    const last = await reader.first(sealKeys, 'ORDER BY place DESC', []);
    const known = key.published.findIndex(({ publicKey }) => publicKey === last?.publicKey);
    // The last published key is not among the configured secrets: the new key has no signature, which anyone can see.
    const isLost = last !== null && known < 0;
    const untold = isLost ? key.published.slice(-1) : key.published.slice(known + 1);
    const rows = untold.map(({ publicKey, signature }, at): RowWrite => {
      const row = {
        place: (last?.place ?? 0) + at + 1,
        publicKey,
        signature: isLost ? null : signature,
        since: now(),
      };
      return { op: 'insert', table: sealKeys.name, row };
    });
    if (rows.length > 0) await this.options.submit({ kind: 'day.record', actor: SYSTEM, rows });
    this.hasPublishedKeys = true;
  }
}
