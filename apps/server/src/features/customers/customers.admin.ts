import { Injectable } from '@nestjs/common';
import { type ExactDecimals, toAccounts } from '@truemark/contracts';
import type {
  BlockInput,
  CustomerDetails,
  CustomerInput,
  CustomerLogin,
  CustomerRow,
  UnblockInput,
} from '@truemark/contracts/admin';
import { isRefusal, type Refusal } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import type { ChangeCustomer } from '../../engine/products/customers/commands.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import {
  type Filter,
  flag,
  from,
  ids,
  searchText,
  startsWith,
  until,
  words,
} from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type Columns, columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';
import { Approvals } from '../approvals/approvals.js';
import { areaIdOf } from '../areas/areas.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { BlockedMessage } from '../messages/blocked-message.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CustomerPasskeys } from '../passkeys/customer-passkeys.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { Consents } from './consents.js';
import { nameCondition } from './customer-text-search.js';
import { customerTags } from './tag.table.js';
import { TagsAdmin } from './tags.admin.js';

/** Customers with one of the tags. */
const tagFilter: Filter<'id'> = (value, { id }) => {
  const { tag } = columnsOf(customerTags);
  const having = untypedQueries
    .selectFrom(customerTags.name)
    .select('customer_id')
    .where(words('tag')(value, { tag }));
  return condition(id, 'in', having);
};

/** Filter by the country of the mobile number given at registration, two-letter code. */
const countryFilter: Filter<'areaId'> = (value, { areaId }) => {
  if (typeof value !== 'string' || !/^[A-Z]{2}$/.test(value))
    throw invalid({ 'filter.country': 'The two letters of a country.' });
  return ids('areaId')(areaIdOf(value), { areaId });
};

const list: ListDeclaration<Customer> = {
  table: customers,
  sorts: { id: 'id', created_at_ms: 'createdAt' },
  defaultSort: { field: 'created_at_ms', descending: true },
  rises: ['createdAt'],
  filters: {
    id: ids('id'),
    q: beginsWith,
    is_demo: flag('isDemo'),
    is_blocked: (value) => (value === true || value === 'true' ? sql`blocked <> '{}'` : sql`blocked = '{}'`),
    from: from('createdAt'),
    until: until('createdAt'),
    invited_by: ids('invitedBy'),
    country: countryFilter,
    tag: tagFilter,
  },
};

/** Prefix of UID, e-mail or mobile number, or a name match; each has its index. */
function beginsWith(
  value: unknown,
  { id, uid, emailKey, mobile }: Columns<'id' | 'uid' | 'emailKey' | 'mobile'>,
): Expression<SqlBool> {
  const text = searchText(value);
  const digits = text.replace(/[^\d]/g, '');
  const ways = [startsWith(uid, text), startsWith(emailKey, text.toLowerCase())];
  if (digits !== '') ways.push(startsWith(mobile, `+${digits}`));
  const named = nameCondition(id, text);
  return condition.or(named ? [...ways, named] : ways);
}

/** Kind of the request to remove a customer's second factor; implemented among the credentials. */
export const CUSTOMER_FACTOR_RESET = 'customers.reset_second_factor';

/** Maximum retries of a block after concurrent changes of the blocks. */
const MAX_TRIES = 20;

/** Customers in the back office, and the few changes that operators may make. */
@Injectable()
export class CustomersAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly sessions: CustomerSessions,
    private readonly message: BlockedMessage,
    private readonly factors: CustomerFactors,
    private readonly passkeys: CustomerPasskeys,
    private readonly approvals: Approvals,
    private readonly consents: Consents,
    private readonly tags: TagsAdmin,
  ) {}

  async page(request: ListRequest): Promise<Listed<ExactDecimals<CustomerRow>>> {
    const page = await listPage(this.reader, list, request);
    const tags = await this.tags.of(page.rows.map(({ id }) => id));
    return page.map((row) => answerOf(row, tags.get(row.id)));
  }

  async one(id: number): Promise<ExactDecimals<CustomerDetails>> {
    const customer = await this.find(id);
    const [accounts, factor, held, agreed, tags] = await Promise.all([
      this.reader.select(ledgerAccounts, 'WHERE owner_id = $1 ORDER BY id', [id]),
      this.factors.find(id),
      this.passkeys.of(id),
      this.consents.of(id),
      this.tags.of([id]),
    ]);
    return {
      ...answerOf(customer, tags.get(id)),
      has_second_factor: factor !== null,
      passkeys: held.length,
      currency: accounts[0]?.currency ?? '',
      accounts: toAccounts(accounts),
      consents: agreed.map(({ groupKey: group, version, lang, agreedAt }) => ({
        ...{ group, version, lang },
        agreed_at_ms: agreedAt,
      })),
    };
  }

  /** Requests a second operator's approval for removing the customer's second factor. */
  async resetFactor(operator: SignedInOperator, id: number, reason: string): Promise<PendingApproval> {
    const { uid } = await this.find(id);
    const payload = { customer_id: id };
    const request = await this.approvals.request(operator, {
      kind: CUSTOMER_FACTOR_RESET,
      subject: uid,
      payload,
      reason,
    });
    return new PendingApproval({ request_id: request.id, approval_id: request.id });
  }

  /** Sign-ins of the customer, last used first; ended sessions included. */
  async logins(id: number): Promise<CustomerLogin[]> {
    const { id: customerId } = await this.find(id);
    return (await this.sessions.history(customerId)).map((session) => ({
      id: session.id,
      address: session.address,
      user_agent: session.userAgent,
      created_at_ms: session.createdAt,
      last_used_at_ms: session.lastUsedAt,
      revoked_at_ms: session.revokedAt,
      is_live: this.sessions.isLive(session),
    }));
  }

  async edit(
    operator: SignedInOperator,
    id: number,
    input: CustomerInput,
  ): Promise<ExactDecimals<CustomerDetails>> {
    const customer = await this.find(id);
    const { level = customer.level, credit_score: creditScore = customer.creditScore, reason } = input;
    const before = { level: customer.level, credit_score: customer.creditScore };
    const after = { level, credit_score: creditScore };
    const trace = { action: 'edit', before, after, ...(reason && { reason }) };
    unwrap(await this.change(operator, id, { change: { level, creditScore } }, trace));
    return this.one(id);
  }

  async block(
    operator: SignedInOperator,
    id: number,
    input: BlockInput,
  ): Promise<ExactDecimals<CustomerDetails>> {
    await this.retryOnConflict(() => this.blockNow(operator, id, input));
    return this.one(id);
  }

  async unblock(
    operator: SignedInOperator,
    id: number,
    input: UnblockInput,
  ): Promise<ExactDecimals<CustomerDetails>> {
    await this.retryOnConflict(() => this.unblockNow(operator, id, input));
    return this.one(id);
  }

  /**
   * Retries a write until no concurrent change of the blocks interferes (optimistic lock): the audit row states the
   * blocks found.
   */
  private async retryOnConflict(write: () => Promise<object | Refusal>): Promise<void> {
    for (let tries = 1; ; tries++) {
      const outcome = await write();
      if (!isRefusal(outcome) || outcome.key !== 'rows.changed' || tries === MAX_TRIES) {
        unwrap(outcome);
        return;
      }
    }
  }

  private async blockNow(
    operator: SignedInOperator,
    id: number,
    { what, reason }: BlockInput,
  ): Promise<object | Refusal> {
    const { blocked } = await this.find(id);
    const after = { ...blocked, [what]: reason };
    // Blocking the sign-in ends the sessions in the same commit.
    const ended = what === 'signIn' ? await this.sessions.endingAll(id) : [];
    const rows = [...ended, await this.message.blocked(id, what, reason)];
    const trace = { action: 'block', before: blocked, after, reason };
    const cancelsPending = what === 'trading' && { cancelsPending: true };
    const block = { what, reason, before: blocked };
    return this.change(operator, id, { change: {}, block, ...cancelsPending }, trace, rows);
  }

  private async unblockNow(
    operator: SignedInOperator,
    id: number,
    input: UnblockInput,
  ): Promise<object | Refusal> {
    const { blocked } = await this.find(id);
    const after = { ...blocked };
    delete after[input.what];
    const trace = { action: 'unblock', before: blocked, after, reason: input.reason };
    const rows = input.what in blocked ? [await this.message.allowed(id, input.what)] : [];
    const block = { what: input.what, reason: null, before: blocked };
    return this.change(operator, id, { change: {}, block }, trace, rows);
  }

  private async change(
    operator: SignedInOperator,
    customerId: number,
    wanted: Pick<ChangeCustomer, 'change' | 'block' | 'cancelsPending'>,
    trace: { action: string; before: object; after: object; reason?: string },
    rows: readonly RowWrite[] = [],
  ): Promise<object | Refusal> {
    const audited = this.audit.row(operator, {
      ...trace,
      resource: 'customers',
      resourceId: customerId,
      customerId,
    });
    const at = wallClock.now();
    const command = { kind: 'customer.change', actor: actorOf(operator), customerId, at, ...wanted } as const;
    return this.engine.submit({ ...command, rows: [...rows, audited] });
  }

  private async find(id: number): Promise<Customer> {
    const customer = await this.reader.first(customers, 'WHERE id = $1', [id]);
    if (!customer) throw notFound('customer');
    return customer;
  }
}

const answerOf = (customer: Customer, tags: readonly string[] = []): ExactDecimals<CustomerRow> => ({
  id: customer.id,
  uid: customer.uid,
  email: customer.email,
  mobile: customer.mobile,
  name: customer.name,
  nickname: customer.nickname,
  level: customer.level,
  credit_score: customer.creditScore,
  is_demo: customer.isDemo,
  is_trader: customer.isTrader,
  is_real: customer.isReal,
  review_status: customer.reviewStatus,
  invite_code: customer.inviteCode,
  invited_by: customer.invitedBy,
  lang: customer.lang,
  blocked: customer.blocked,
  tags: [...tags],
  created_at_ms: customer.createdAt,
});
