import type { AppKey } from '@truemark/i18n';
import type { Money, Price } from '@truemark/money';

/** Fields of an order. */
export type OrderField = 'lots' | 'multiple' | 'target' | 'expiry' | 'stopLoss' | 'takeProfit' | 'trailing';

/** Why a field is invalid. */
export interface Problem {
  key: AppKey;
  /** Prices are shown with the symbol's decimals. */
  facts?: Readonly<Record<string, string | number | Price>>;
  /** Valid alternative. */
  instead?: bigint;
  /** Nothing entered yet: reported only on submit. */
  missing?: boolean;
}

export type Problems = Partial<Record<OrderField, Problem>>;

/** Whether the problem exists for one side only: a stop on the wrong side. */
export const isOfSide = ({ key }: Problem): boolean =>
  key === 'trade.mustBeBelow' || key === 'trade.mustBeAbove';

/** Amount the account lacks for an order; undefined for any other problem. */
export function missingOf(problem: Problem | undefined): Money | undefined {
  const { missing } = problem?.facts ?? {};
  return typeof missing === 'bigint' ? missing : undefined;
}

/** Field of each refusal key; null if it concerns no field. */
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
 * Texts of a refusal by field, with the catalogue's texts for single fields; empty if it concerns none. A price on the
 * wrong side is shown at a stop that is set, the stop-loss first.
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
