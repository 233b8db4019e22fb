import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { TraderDetails, TraderRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { DecideTrader } from '../../engine/products/copy-trading/commands.js';
import { type Trader, traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { type Filter, ids, textContains, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type ClaimedQueue, IsClaimedQueue } from '../claims/claimed-queue.js';
import { Claims, type Holder, removal } from '../claims/claims.js';
import { customerName } from '../customers/customer-name.js';
import { customerNameFilter, customerUidFilter } from '../customers/customer-uid-filter.admin.js';
import { hasPermission } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Avatars } from './avatars.js';
import { percentOfShare } from './relation.js';
import { TraderList } from './trader-list.js';
import { TraderMessages } from './trader-messages.js';

/** Filter by prefix of the UID, or by substring of the nickname, case-insensitive. */
const uidOrNicknameFilter =
  (ofPerson: Filter<'customerId'>): Filter<'customerId' | 'nickname'> =>
  (value, columns) =>
    condition.or([ofPerson(value, columns), textContains('nickname')(value, columns)]);

const list: ListDeclaration<Trader> = {
  table: traders,
  sorts: { id: 'customerId', applied_at_ms: 'appliedAt' },
  defaultSort: { field: 'applied_at_ms', descending: false },
  numberedBy: null,
  filters: { id: ids('customerId'), status: words('status'), q: uidOrNicknameFilter(customerUidFilter) },
};

/** Operators who may read customers can also search by name and e-mail, which their column shows. */
const listWithPeopleSearch: ListDeclaration<Trader> = {
  ...list,
  filters: { ...list.filters, q: uidOrNicknameFilter(customerNameFilter) },
};

/** Viewer who follows nobody. */
const NOBODY = 0;

type Decision = DecideTrader['decision'];

/** Traders and applications, for operators who decide on them; orders and money are not changed here. */
@Injectable()
@IsClaimedQueue()
export class TradersAdmin implements ClaimedQueue {
  readonly queue = 'traders';

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly messages: TraderMessages,
    private readonly avatars: Avatars,
    private readonly traderList: TraderList,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ExactDecimals<TraderRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      hasPermission(operator, 'customers', 'read') ? listWithPeopleSearch : list,
      request,
    );
    return new Listed(await this.toRows(operator, rows), first, total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<TraderDetails>> {
    const [row] = await this.toRows(operator, [await this.find(id)]);
    if (!row) throw notFound('trader');
    return { ...row, avatar: await this.avatars.pictureOf(id), figures: await this.statisticsOf(id) };
  }

  /** Figures as followers see them; null if the customer was never a trader. */
  private async statisticsOf(id: number): Promise<ExactDecimals<TraderDetails>['figures']> {
    const shown = await this.traderList.detail(id, NOBODY);
    if ('refused' in shown) return null;
    const { profit_percent, total_profit, win_rate, max_drawdown, trade_num, curve } = shown;
    const { total_rate, total_trade_num, position_num, symbols } = shown;
    return {
      ...{ profit_percent, total_profit, win_rate, max_drawdown, trade_num, curve },
      ...{ total_rate, total_trade_num, position_num, symbols },
    };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, traders, 'customerId', ids);
    return new Set(found.filter(({ status }) => status === 'applied').map(({ customerId }) => customerId));
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, traders, 'customerId', [id]);
    return found?.customerId ?? null;
  }

  async claim(operator: SignedInOperator, id: number): Promise<ExactDecimals<TraderDetails>> {
    const { customerId } = await this.find(id);
    const trace = this.audit.row(operator, {
      action: 'claim',
      resource: 'traders',
      resourceId: id,
      customerId,
    });
    await this.claims.take(operator, 'traders', id, trace);
    return this.one(operator, id);
  }

  /** Decides; the trader's message, the audit row and the pending notice to followers are in the same commit. */
  async decide(
    operator: SignedInOperator,
    id: number,
    decision: Decision,
    reason: string | null,
  ): Promise<ExactDecimals<TraderDetails>> {
    const isApplication = decision === 'approve' || decision === 'reject';
    const before = await this.claims.held(operator, 'traders', id, {
      find: () => this.find(id),
      waits: ({ status }) => isApplication && status === 'applied',
    });
    const trace = this.audit.row(operator, {
      action: decision,
      resource: 'traders',
      resourceId: id,
      customerId: before.customerId,
      before: { status: before.status },
      after: { decision },
      ...(reason && { reason }),
    });
    const message = await this.messages.row(before.customerId, decision, reason);
    const asked = {
      kind: 'trader.decide',
      actor: actorOf(operator),
      traderId: id,
      decision,
      reason,
    } as const;
    const done = isApplication ? [removal({ kind: 'traders', subjectId: id })] : [];
    const outcome = await this.engine.submit({ ...asked, rows: [message, trace, ...done] });
    if ('refused' in outcome && outcome.key === 'follow.decided_already') {
      throw conflict('traders.decided', 'This has already been decided.');
    }
    unwrap(outcome);
    return this.one(operator, id);
  }

  private async find(id: number): Promise<Trader> {
    const row = await this.engine.ask({ kind: 'trader.of', customerId: id });
    if (!row) throw notFound('trader');
    return row;
  }

  private async toRows(
    operator: SignedInOperator,
    rows: readonly Trader[],
  ): Promise<ExactDecimals<TraderRow>[]> {
    const numbers = rows.map(({ customerId }) => customerId);
    const [people, holders, leading] = await Promise.all([
      rowsIn(this.reader, customers, 'id', numbers),
      this.claims.holders('traders', numbers),
      this.engine.ask({ kind: 'traders.all' }),
    ]);
    const owners = new Map(people.map((customer) => [customer.id, customer]));
    const followers = new Map(leading.map(({ trader, followers: count }) => [trader.customerId, count]));
    return rows.map((row) =>
      rowOf(row, {
        uid: owners.get(row.customerId)?.uid ?? '',
        customerName: customerName(operator, owners.get(row.customerId)),
        lang: owners.get(row.customerId)?.lang ?? 'en',
        holder: row.status === 'applied' ? holders.get(row.customerId) : undefined,
        followers: followers.get(row.customerId) ?? 0,
      }),
    );
  }
}

interface RelatedRows {
  readonly uid: string;
  readonly customerName: string;
  readonly lang: string;
  readonly holder: Holder | undefined;
  readonly followers: number;
}

const rowOf = (
  trader: Trader,
  { uid, customerName: called, lang, holder, followers }: RelatedRows,
): ExactDecimals<TraderRow> => ({
  id: trader.customerId,
  uid,
  customer_name: called,
  lang,
  nickname: trader.nickname,
  status: trader.status as TraderRow['status'],
  share: percentOfShare(trader.share),
  is_visible: trader.isVisible,
  follow_num: followers,
  applied_at_ms: trader.appliedAt,
  decided_at_ms: trader.decidedAt,
  since_ms: trader.since,
  reason: trader.reason,
  claimed_by: holder?.operatorId ?? null,
  claimed_by_name: holder?.name ?? null,
});
