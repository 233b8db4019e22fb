import { Injectable } from '@nestjs/common';
import { chargeStatusNumbers, chargeTypeNumbers, type ExactDecimals } from '@truemark/contracts';
import type { DepositDetails, DepositRow } from '@truemark/contracts/admin';
import { type Expression, type SqlBool, sql } from 'kysely';
import { ledgerAccounts } from '../../engine/kernel/tables/ledger.table.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type NameFields, OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { from, ids, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn, rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type ClaimedQueue, IsClaimedQueue } from '../claims/claimed-queue.js';
import { Claims, type Holder } from '../claims/claims.js';
import { customerName } from '../customers/customer-name.js';
import { customerUidFilter, withCustomerSearch } from '../customers/customer-uid-filter.admin.js';
import { type Decided, Deciders } from '../desk/deciders.js';
import { type SecondPersonNote, SecondPersonNotes } from '../desk/second-person-notes.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { ProofUses } from '../uploads/proof-uses.js';
import { isEstimate } from '../wallet/coin-prices.js';
import { DEPOSIT_APPROVAL } from './deposit.approval.js';
import { sharedProofs } from './shared-proofs.js';

/** Every filter and sort order has an index. */
export const depositList: ListDeclaration<Deposit> = {
  table: deposits,
  sorts: { id: 'id', created_at_ms: 'createdAt' },
  defaultSort: { field: 'created_at_ms', descending: false },
  rises: ['createdAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    status: words('status'),
    way: words('way'),
    currency_code: words('code'),
    waits_for: waitsFor,
    q: customerUidFilter,
    from: from('createdAt'),
    until: until('createdAt'),
  },
};

/** Waits for an operator. */
export const WAITS_FOR_OPERATOR = sql<SqlBool>`status = 'open' and (target is null or proof is not null)`;

/**
 * `matching`: waits for bank details; `proof`: for the customer's proof; `decision`: for a decision; `operator`: for
 * bank details or a decision.
 */
const WAITING_CONDITIONS: Readonly<Record<string, Expression<SqlBool>>> = {
  matching: sql`status = 'open' and target is null`,
  proof: sql`status = 'open' and target is not null and proof is null`,
  decision: sql`status = 'open' and proof is not null`,
  operator: WAITS_FOR_OPERATOR,
};

function waitsFor(value: unknown): Expression<SqlBool> {
  const condition = Object.hasOwn(WAITING_CONDITIONS, String(value))
    ? WAITING_CONDITIONS[String(value)]
    : undefined;
  if (condition === undefined) throw invalid({ 'filter.waits_for': 'Not understood.' });
  return condition;
}

interface RelatedRows {
  readonly operator: SignedInOperator;
  readonly people: ReadonlyMap<number, NameFields & { readonly uid: string }>;
  readonly holders: ReadonlyMap<number, Holder>;
  readonly noteOf: (id: number) => SecondPersonNote;
  readonly decided: ReadonlyMap<number, Decided>;
  readonly shared: ReadonlySet<number>;
}

/** Deposits for operators who match incoming payments. */
@Injectable()
@IsClaimedQueue()
export class DepositsAdmin implements ClaimedQueue {
  readonly queue = 'deposits';

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly settings: Settings,
    private readonly notes: SecondPersonNotes,
    private readonly proofs: ProofUses,
    private readonly deciders: Deciders,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ExactDecimals<DepositRow>>> {
    const { rows, first, total } = await listPage(
      this.reader,
      withCustomerSearch(operator, depositList),
      request,
    );
    const around = await this.loadRelated(operator, rows);
    return new Listed(
      rows.map((row) => answerOf(row, around)),
      first,
      total,
    );
  }

  /** Includes the proof, for operators who may view pictures, and other uses of the same picture. */
  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<DepositDetails>> {
    const row = await this.find(id);
    const isSeen = hasPermission(operator, 'uploads', 'read');
    const [customer, account] = await Promise.all([
      this.reader.first(customers, 'WHERE id = $1', [row.customerId]),
      this.reader.first(ledgerAccounts, `WHERE owner_id = $1 AND kind = 'change' AND part = 'free'`, [
        row.customerId,
      ]),
    ]);
    return {
      ...answerOf(row, await this.loadRelated(operator, [row])),
      currency: this.settings.text('currency'),
      lang: customer?.lang ?? 'en',
      free: account?.balance ?? 0n,
      proof: isSeen ? row.proof : null,
      same_proof: row.proof === null ? [] : await this.findSameProof(operator, row),
      same_proof_elsewhere:
        row.proof === null
          ? []
          : await this.proofs.elsewhere(row.proof, 'deposit', (called) => customerName(operator, called)),
    };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, deposits, 'id', ids);
    return new Set(found.filter(({ status }) => status === 'open').map(({ id }) => id));
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, deposits, 'id', [id]);
    return found?.customerId ?? null;
  }

  async claim(operator: SignedInOperator, id: number): Promise<ExactDecimals<DepositDetails>> {
    const { customerId } = await this.find(id);
    const change = { action: 'claim', resource: 'deposits', resourceId: id, customerId };
    const trace = this.audit.row(operator, change);
    await this.claims.take(operator, 'deposits', id, trace);
    return this.one(operator, id);
  }

  async find(id: number): Promise<Deposit> {
    const row = await this.reader.first(deposits, 'WHERE id = $1', [id]);
    if (!row) throw notFound('deposit');
    return row;
  }

  /** Deposits of any customer whose re-encoded proof has the same bytes. */
  private async findSameProof(
    operator: SignedInOperator,
    { id, proof }: Deposit,
  ): Promise<DepositDetails['same_proof']> {
    const rows = await this.reader.query(
      `SELECT d.id AS id, d.customer_id AS customer_id, c.uid AS uid, c.name AS name, c.email AS email,
              c.nickname AS nickname, d.status AS status, d.created_at AS at
       FROM uploads u JOIN uploads o ON o.sha256 = u.sha256 JOIN deposits d ON d.proof = o.id
       JOIN customers c ON c.id = d.customer_id
       WHERE u.id = $1 AND d.id <> $2 ORDER BY d.id LIMIT 20`,
      [proof as string, id],
    );
    return rows.map((row) => ({
      id: Number(row.id),
      customer_id: Number(row.customer_id),
      uid: String(row.uid),
      customer_name: customerName(operator, row as unknown as NameFields),
      status: row.status as Deposit['status'],
      created_at_ms: Number(row.at),
    }));
  }

  private async loadRelated(operator: SignedInOperator, rows: readonly Deposit[]): Promise<RelatedRows> {
    const owners = rows.map(({ customerId }) => customerId);
    const open = rows.filter(({ status }) => status === 'open');
    const ended = rows.filter(({ status }) => status !== 'open');
    const sums = open.map((row) => ({ ...row, queue: 'deposit' as const }));
    const numbers = (of: readonly Deposit[]): number[] => of.map(({ id }) => id);
    const [people, holders, noteOf, decided, shared] = await Promise.all([
      columnsOfRowsIn(this.reader, customers, 'id', owners, OWNER_COLUMNS),
      this.claims.holders('deposits', numbers(open)),
      this.notes.of(operator, DEPOSIT_APPROVAL, sums),
      this.deciders.of('deposits', numbers(ended)),
      sharedProofs(this.reader, open),
    ]);
    return {
      operator,
      people: new Map(people.map((each) => [each.id, each])),
      holders,
      noteOf,
      decided,
      shared,
    };
  }
}

function answerOf(row: Deposit, { operator, people, holders, noteOf, decided, shared }: RelatedRows) {
  const owner = people.get(row.customerId);
  const holder = holders.get(row.id);
  const decision = decided.get(row.id);
  return {
    id: row.id,
    customer_id: row.customerId,
    uid: owner?.uid ?? '',
    customer_name: customerName(operator, owner),
    number: row.amount,
    type: chargeTypeNumbers[row.way],
    way: row.way,
    currency_code: row.code,
    status: row.status,
    status_number: chargeStatusNumbers[row.status],
    target: row.target,
    symbol_id: row.symbolId,
    usd_price: row.coinPrice,
    price_source: row.priceSource,
    coin_number: row.coins,
    is_estimate: isEstimate(row),
    has_proof: row.proof !== null,
    is_proof_shared: shared.has(row.id),
    reason: row.reason,
    note: row.note,
    created_at_ms: row.createdAt,
    proof_at_ms: row.proofAt,
    ended_at_ms: row.endedAt,
    claimed_by: holder?.operatorId ?? null,
    claimed_by_name: holder?.name ?? null,
    decided_by_name: decision?.by ?? null,
    decided_at_ms: decision?.at ?? null,
    ...noteOf(row.id),
  };
}
