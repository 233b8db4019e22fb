import { Injectable } from '@nestjs/common';
import type { ExactDecimals, MicroAudit } from '@truemark/contracts';
import type { OptionDetails, OptionRow } from '@truemark/contracts/admin';
import { outcomeOf } from '@truemark/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { type NameFields, OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { type Option, options } from '../../engine/products/options/tables/option.table.js';
import { invalid, notFound } from '../../platform/admin/admin-error.js';
import { type Filter, from, ids, until } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition } from '../../platform/database/queries.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import { customerName } from '../customers/customer-name.js';
import { ownerIsDemo } from '../customers/owner-is-demo.admin.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OptionProof } from './option-proof.js';
import { OptionView } from './option-view.js';

const OUTCOMES = ['win', 'loss', 'tie', 'void', 'sold'];
/** Must match the condition of the partial index of rare outcomes word for word; otherwise it is not used. */
const RARE = sql<SqlBool>`outcome in ('tie', 'void', 'sold')`;

/** Wire numbers; 3 is an option's history, which includes void ones. */
const STATUSES = new Map<string, Expression<SqlBool>>([
  ['1', sql`status = 'running'`],
  ['3', sql`status in ('ended', 'void')`],
  ['4', sql`${RARE} and outcome = 'void'`],
]);

const status: Filter = (value) => {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wanted = numbers.flatMap((number) => STATUSES.get(String(number)) ?? []);
  if (wanted.length < numbers.length || numbers.length === 0)
    throw invalid({ 'filter.status': 'Not understood.' });
  return condition.or(wanted);
};

const outcome: Filter = (value) => {
  const word = OUTCOMES.find((each) => each === value);
  if (word === undefined) throw invalid({ 'filter.outcome': 'Not understood.' });
  const isIt = sql<SqlBool>`outcome = ${sql.lit(word)}`;
  return word === 'win' || word === 'loss' ? isIt : condition.and([RARE, isIt]);
};

const list: ListDeclaration<Option> = {
  table: options,
  sorts: { id: 'id', CreatedAtMs: 'startAt' },
  defaultSort: { field: 'CreatedAtMs', descending: true },
  rises: ['startAt'],
  filters: {
    id: ids('id'),
    customer_id: ids('customerId'),
    forex_id: ids('symbolId'),
    is_demo: ownerIsDemo,
    status,
    outcome,
    from: from('startAt'),
    until: until('startAt'),
  },
};

type Owner = NameFields & Pick<Customer, 'uid' | 'isDemo'>;

/** Options for operators, read-only: no option can be changed or ended by hand. */
@Injectable()
export class OptionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly view: OptionView,
    private readonly optionProof: OptionProof,
  ) {}

  async page(operator: SignedInOperator, request: ListRequest): Promise<Listed<ExactDecimals<OptionRow>>> {
    const page = await listPage(this.reader, list, request);
    return new Listed(await this.answers(operator, page.rows), page.first, page.total);
  }

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<OptionDetails>> {
    const option = await this.reader.first(options, 'WHERE id = $1', [id]);
    if (!option) throw notFound('option');
    const owner = await this.reader.first(customers, 'WHERE id = $1', [option.customerId]);
    return { ...this.answerOf(operator, option, owner), Terms: option.terms };
  }

  /** The same proof that the customer gets, computed from the same ticks. */
  async proof(id: number): Promise<ExactDecimals<MicroAudit>> {
    const proof = await this.optionProof.of(id, null, 'en');
    if (!('order' in proof)) throw notFound('option');
    return proof;
  }

  private async answers(operator: SignedInOperator, rows: readonly Option[]) {
    const ids = rows.map(({ customerId }) => customerId);
    const owners = await columnsOfRowsIn(this.reader, customers, 'id', ids, [...OWNER_COLUMNS, 'isDemo']);
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
    return rows.map((option) => this.answerOf(operator, option, ownerOf.get(option.customerId) ?? null));
  }

  private answerOf(
    operator: SignedInOperator,
    option: Option,
    owner: Owner | null,
  ): ExactDecimals<OptionRow> {
    return {
      id: option.id,
      customer_id: option.customerId,
      uid: owner?.uid ?? '',
      customer_name: customerName(operator, owner),
      is_demo: owner?.isDemo ?? false,
      ...this.view.of(option, 'en'),
      ...this.currentResult(option),
    };
  }

  /** Current bid, and the result of a running option at that bid. */
  private currentResult({
    status: state,
    symbolId,
    direction,
    entryPrice,
  }: Option): Pick<ExactDecimals<OptionRow>, 'bid_now' | 'outcome_now'> {
    const tick = state === 'running' ? this.engine.view.quote(symbolId) : null;
    if (!tick) return { bid_now: null, outcome_now: '' };
    const bid = BigInt(tick.bid);
    return { bid_now: bid, outcome_now: entryPrice === null ? '' : outcomeOf(direction, entryPrice, bid) };
  }
}
