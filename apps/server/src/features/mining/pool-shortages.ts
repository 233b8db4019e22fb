import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { funds } from '../../engine/products/mining/tables/fund.table.js';
import { type PoolShortage, poolShortages } from '../../engine/products/mining/tables/pool-shortage.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { Delivery, type PreparedDelivery } from '../delivery/delivery.js';
import { operators } from '../operators/operator.table.js';
import { hasPermission } from '../operators/role-matrix.js';
import { FundView } from './fund-view.js';

/** Minimum interval between two mails about a fund, ms. */
const MAIL_INTERVAL = 3_600_000;
/** Minimum interval between two records of a fund, ms: it bounds the writes that repeated calls cause. */
const RECORD_INTERVAL = 1_000;

/** Records when a pool was too small for a subscription, and notifies operators. */
@Injectable()
export class PoolShortages {
  /** Time of each fund's last record here, wall clock. */
  private readonly recordedAt = new Map<number, number>();

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly delivery: Delivery,
    private readonly view: FundView,
    private readonly shared: SharedStore,
  ) {}

  /** Serialised, so that concurrent calls send one mail. */
  async note(fundId: number): Promise<void> {
    await this.shared.inTurn(`shortage of fund ${fundId}`, () => this.write(fundId));
  }

  private async write(fundId: number): Promise<void> {
    const [shortAt, wall] = [this.engine.view.now(), wallClock.now()];
    if (wall - (this.recordedAt.get(fundId) ?? 0) < RECORD_INTERVAL) return;
    this.recordedAt.set(fundId, wall);
    const known = await this.reader.first(poolShortages, 'WHERE fund_id = $1', [fundId]);
    const tells = wall - (known?.toldAt ?? 0) >= MAIL_INTERVAL;
    const mails = tells ? await this.prepareMails(fundId) : [];
    const row: PoolShortage = { fundId, shortAt, toldAt: tells ? wall : (known?.toldAt ?? 0) };
    const write: RowWrite = { op: 'upsert', table: poolShortages.name, row };
    const rows = [write, ...mails.flatMap((mail) => mail.rows)];
    await this.engine.submit({ kind: 'rows.record', actor: SYSTEM, rows });
    for (const mail of mails) mail.depart();
  }

  /** Mails to all operators who can have it funded. */
  private async prepareMails(fundId: number): Promise<PreparedDelivery[]> {
    const [people, fund, pools] = await Promise.all([
      this.reader.select(operators, 'WHERE is_active = 1 ORDER BY id'),
      this.reader.first(funds, 'WHERE id = $1', [fundId]),
      this.engine.ask({ kind: 'fund.pools' }),
    ]);
    const pool = pools.find((each) => each.fundId === fundId);
    if (!fund || !pool) return [];
    const { title } = this.view.textsOf(fund, 'en');
    const text = [
      `Somebody wanted to subscribe to fund ${fundId} (${title}), and its pool is too short for all that this would promise.`,
      `The pool holds ${formatDecimal(pool.balance)}; ${formatDecimal(pool.promised)} of that are promised already.`,
      'Fill it under Fund pools in the back office. You are told of this fund at most once an hour.',
    ].join('\n\n');
    const able = people.filter(({ role }) => hasPermission(role, 'fund-pools', 'create'));
    const sent = { channel: 'email', kind: 'fund.pool_short', lang: 'en' } as const;
    const subject = `Truemark back office: the pool of ${title} is too short`;
    return Promise.all(able.map(({ email }) => this.delivery.prepare({ ...sent, to: email, subject, text })));
  }
}
