import type { AppKey } from '@truemark/i18n';
import type { Money, Price } from '@truemark/money';

/** The fields of an order. */
export type OrderField = 'lots' | 'multiple' | 'target' | 'expiry' | 'stopLoss' | 'takeProfit' | 'trailing';

/** Why a field will not do. */
export interface Problem {
  key: AppKey;
  /** Prices are shown with the symbol's decimals. */
  facts?: Readonly<Record<string, string | number | Price>>;
  /** What would do instead. */
  instead?: bigint;
  /** Nothing was entered yet: said only once the customer tries to go on. */
  missing?: boolean;
}

export type Problems = Partial<Record<OrderField, Problem>>;

/** Whether it is one for buying or for selling only: a stop that lies where the other side's would. */
export const isOfSide = ({ key }: Problem): boolean =>
  key === 'trade.mustBeBelow' || key === 'trade.mustBeAbove';

/** What the account lacks of an order's cost; undefined where something else is wrong. */
export function missingOf(problem: Problem | undefined): Money | undefined {
  const { missing } = problem?.facts ?? {};
  return typeof missing === 'bigint' ? missing : undefined;
}

/** Where the customer reads what the server refuses; null for what no field is to blame for. */
const FIELD_OF_KEY: Readonly<Record<string, OrderField>> = {
  'order.lots_too_small': 'lots',
  'order.lots_too_large': 'lots',
  'order.lots_step': 'lots',
  'order.insufficient_balance': 'lots',
  'ledger.overflow': 'lots',
  'order.multiple_unknown': 'multiple',
  'order.no_multiple': 'multiple',
  'order.target_price': 'target',
  'order.expired': 'expiry',
  'order.trailing_distance': 'trailing',
};

const ORDER_FIELDS: readonly string[] = [
  'lots',
  'multiple',
  'target',
  'expiry',
  'stopLoss',
  'takeProfit',
  'trailing',
] satisfies OrderField[];
const isField = (name: string): name is OrderField => ORDER_FIELDS.includes(name);

interface Refused {
  readonly key: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The words of a refusal by the field that they belong to, those of single fields in the catalogue's words; empty when
 * they belong to none. A price on the wrong side is told at the stop that was set, first of all the stop-loss.
 */
export function refusedFields(
  { key, message, fields }: Refused,
  set: { stopLoss: Price; takeProfit: Price },
  texts: Readonly<Record<string, string>>,
): Partial<Record<OrderField, string>> {
  const found: Partial<Record<OrderField, string>> = {};
  for (const [name, reason] of Object.entries(fields)) {
    if (isField(name)) found[name] = texts[reason] ?? message;
  }
  const field = key === 'order.stop_price_side' ? stopTold(set) : FIELD_OF_KEY[key];
  if (field) found[field] = message;
  return found;
}

const stopTold = ({ stopLoss }: { stopLoss: Price }): OrderField =>
  stopLoss === 0n ? 'takeProfit' : 'stopLoss';
