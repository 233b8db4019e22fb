import { formatDecimal, type Money } from '@truemark/money';
import {
  type OperatorTerms,
  operatorTerms,
} from '../../engine/products/reviews/tables/operator-terms.table.js';
import type { RowWrite } from '../../engine/protocol.js';

/** Individual terms of an operator in a request: plain data, decimals as texts. */
export interface PlainOwnTerms {
  readonly custom_role_id: number | null;
  readonly daily_limit: string | null;
  readonly networks: readonly string[];
}

export interface WantedTerms {
  readonly custom_role_id?: number | null | undefined;
  readonly daily_limit?: Money | null | undefined;
  readonly networks?: readonly string[] | undefined;
}

export const plainly = ({ customRoleId, dailyLimit, networks }: OperatorTerms): PlainOwnTerms => ({
  custom_role_id: customRoleId,
  daily_limit: dailyLimit === null ? null : formatDecimal(dailyLimit),
  networks,
});

/** Terms with the requested changes; omitted fields stay unchanged. */
export function applyTermsChange(before: OperatorTerms, wanted: WantedTerms): OperatorTerms {
  const { custom_role_id: role, daily_limit: limit, networks } = wanted;
  return {
    id: before.id,
    customRoleId: role === undefined ? before.customRoleId : role,
    dailyLimit: limit === undefined ? before.dailyLimit : limit,
    networks: networks === undefined ? before.networks : [...new Set(networks)].sort(),
  };
}

export const areSameTerms = (one: OperatorTerms, other: OperatorTerms): boolean =>
  JSON.stringify(plainly(one)) === JSON.stringify(plainly(other));

export const termsWrite = (row: OperatorTerms): RowWrite => ({
  op: 'upsert',
  table: operatorTerms.name,
  row,
});
