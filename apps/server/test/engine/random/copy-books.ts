import { formatDecimal } from '@truemark/money';
import { readJournal } from '../../../dist/engine/kernel/journal.js';
import { laneInputs } from '../../../dist/engine/kernel/tables/lane.table.js';
import type { AccountSnapshot, EngineEvent } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { TestEngine } from '../test-engine.js';
import { MoneyModel } from './money-model.js';

interface Transfer {
  readonly customerId: number;
  readonly from: string;
  readonly amount: bigint;
}

/**
 * Expected trading-account balances of a leader and the followers, derived from the journal and the published orders.
 */
export class CopyBooks {
  private readonly models: ReadonlyMap<number, MoneyModel>;
  private readonly paidShares = new Map<number, bigint>();
  /** First journal sequence not processed yet. */
  private lastSeq: number;
  /** Total profit shares paid. */
  shares = 0n;

  constructor(opening: ReadonlyMap<number, bigint>, from: number) {
    this.models = new Map([...opening].map(([id, sum]) => [id, new MoneyModel(sum)]));
    this.lastSeq = from;
  }

  /** Processes published events in order, together with the transfers journalled meanwhile. */
  async follow(events: readonly EngineEvent[], reader: DatabaseReader): Promise<void> {
    const transfers = await this.transfers(reader);
    const told = new Map<number, EngineEvent[]>();
    for (const event of events) told.set(event.seq, [...(told.get(event.seq) ?? []), event]);
    for (const seq of [...new Set([...told.keys(), ...transfers.keys()])].sort((a, b) => a - b)) {
      for (const event of told.get(seq) ?? []) this.followEvent(event);
      const moved = transfers.get(seq);
      if (!moved) continue;
      const { customerId, from, amount } = moved;
      this.models.get(customerId)?.bring(from === 'forex' ? -amount : amount);
    }
  }

  private followEvent(event: EngineEvent): void {
    if (event.type === 'follow.changed') {
      const { id, customerId, traderId, sharePaid } = event.follow;
      const paid = sharePaid - (this.paidShares.get(id) ?? 0n);
      if (paid < 0n) throw new Error(`relation ${id} has paid ${formatDecimal(paid)}`);
      this.paidShares.set(id, sharePaid);
      this.shares += paid;
      this.models.get(customerId)?.bring(-paid);
      this.models.get(traderId)?.bring(paid);
    } else if ('customerId' in event) this.models.get(event.customerId)?.follow(event);
  }

  private async transfers(reader: DatabaseReader): Promise<Map<number, Transfer>> {
    const rows = await reader.select(laneInputs, 'WHERE lane_seq > $1 ORDER BY lane_seq', [this.lastSeq]);
    this.lastSeq = rows.at(-1)?.laneSeq ?? this.lastSeq;
    const moved = rows.filter(({ kind }) => kind === 'wallet.transfer');
    return new Map(moved.map(({ laneSeq, payload }) => [laneSeq, readJournal(payload) as Transfer]));
  }

  /** All accounts as of one commit. */
  accounts(ground: TestEngine): Promise<AccountSnapshot[]> {
    return Promise.all([...this.models.keys()].map(ground.account));
  }

  /** Throws with the balances that differ. */
  check(accounts: readonly AccountSnapshot[]): void {
    [...this.models].forEach(([id, model], at) => model.check(id, accounts[at] as AccountSnapshot));
  }
}
