import type {
  EquityRange,
  EquitySeries,
  FundsRecord,
  FundsRecords,
  Account as WireAccount,
  Profits as WireProfits,
} from '@truemark/contracts';
import type { MovementKind } from '@truemark/domain';
import { decimal, type Money, type Ratio } from '@truemark/money';
import { action, discardAnswer } from './action.js';
import { fetchFile } from './files.js';
import { type CallOptions, get } from './http.js';
import { type Days, daysQuery, type Page, pageFrom } from './page.js';

/** `change` is the funding account. */
export type AccountType = 'change' | 'contracts' | 'options';

export interface Account {
  readonly type: AccountType;
  readonly typeId: number;
  readonly free: Money;
  readonly held: Money;
}

/** A movement on an account. Positive: credited, negative: debited. */
export interface Movement {
  readonly id: number;
  readonly amount: Money;
  readonly text: string;
  readonly at: number;
  /** Whether the movement is a gain, a loss or a fee. Otherwise money only moved between places. */
  readonly isResult: boolean;
  readonly cause: MovementCause;
}

/** Cause of a movement. `name` is the customer-facing name, in the customer's language; may be empty. */
export interface MovementCause {
  /** Empty: no cause. */
  readonly kind: string;
  /** 0: no cause. */
  readonly id: number;
  readonly name: string;
}

export interface Profits {
  readonly totalBalance: Money;
  readonly todayProfit: Money;
  /** Percentage of the balance at the start of the day. */
  readonly todayPercent: Ratio;
}

/** Movement kind whose text an operator wrote. */
const OPERATORS_NOTE = 10;
/** Deposits, fees, profits, corrections, option ends, traders' shares, fund profits. */
const RESULTS: readonly number[] = [1, 6, 7, 8, 10, 11, 15, 16, 19, 23, 29];

const TYPE_IDS: Readonly<Record<number, AccountType>> = { 1: 'change', 2: 'contracts', 3: 'options' };

/** All account types, in display order. */
export const ACCOUNT_TYPES = Object.entries(TYPE_IDS).map(([id, type]) => ({ type, typeId: Number(id) }));

/** Account type of a `typeId`. */
export const accountTypeOf = (typeId: number): AccountType => TYPE_IDS[typeId] ?? 'change';

const accountFrom = (wire: WireAccount): Account => ({
  type: accountTypeOf(wire.accountTypeId),
  typeId: wire.accountTypeId,
  free: decimal(wire.balance),
  held: decimal(wire.lockBalance),
});

const movementFrom = (wire: FundsRecord): Movement => ({
  id: wire.Id,
  amount: decimal(wire.Value),
  text: wire.Type === OPERATORS_NOTE ? wire.Memo : wire.MemoTran,
  at: wire.CreatedAtMs,
  isResult: RESULTS.includes(wire.Type),
  cause: { kind: wire.RefKind, id: wire.RefId, name: wire.RefName },
});

export async function fetchAccounts(options: CallOptions): Promise<Account[]> {
  return (await get<WireAccount[]>('/v2/api/main/wallet/getBalance', {}, options)).map(accountFrom);
}

export async function fetchProfits(options: CallOptions): Promise<Profits> {
  const wire = await get<WireProfits>('/api/user/get_profits', {}, options);
  return {
    totalBalance: decimal(wire.total_balance),
    todayProfit: decimal(wire.today_profit),
    todayPercent: decimal(wire.today_percent),
  };
}

export type { EquityRange };

/** The customer's total equity at an instant, epoch ms. */
export interface EquityPoint {
  readonly at: number;
  readonly equity: Money;
}

/** Fetches the customer's total over time, oldest first. Instants without data are omitted. */
export async function fetchEquity(range: EquityRange, options: CallOptions): Promise<EquityPoint[]> {
  const { points } = await get<EquitySeries>('/api/user/equity', { range }, options);
  return points.map(({ time_ms, equity }) => ({ at: time_ms, equity: decimal(equity) }));
}

interface MovementQuery {
  readonly typeId: number;
  readonly kind: MovementKind | undefined;
  readonly days: Days;
}

/** Fetches one page of an account's history. */
export async function fetchMovements(
  { typeId, kind, days }: MovementQuery,
  page: number,
  options: CallOptions,
): Promise<Page<Movement>> {
  const query = { type: typeId, page, kind, ...daysQuery(days) };
  return pageFrom(
    await get<FundsRecords>('/v2/api/main/accountLog/forexChange', query, options),
    movementFrom,
  );
}

/** Fetches an account statement, as a CSV table or a PDF. */
export const fetchStatement = (form: 'csv' | 'pdf', { typeId, kind, days }: MovementQuery): Promise<Blob> =>
  fetchFile(`/api/account/statement_${form}`, { type: typeId, ...daysQuery(days), ...(kind && { kind }) });

/** Closes everything on the demo account and restores its initial balance. */
export const resetDemo = action({
  path: '/v2/api/main/user/resetForexDemoAccount',
  write: (_all: undefined) => ({}),
  read: discardAnswer,
});
