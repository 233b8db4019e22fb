import {
  type ExactDecimals,
  type Relation,
  relationTermsNames,
  type TraderStanding,
  toWire,
  traderNames,
} from '@truemark/contracts';
import { TRADER_STATES } from '@truemark/domain';
import type { Follow } from '../../engine/products/copy-trading/tables/follow.table.js';
import type { Trader } from '../../engine/products/copy-trading/tables/trader.table.js';

/** Share as a percentage, in 10⁻⁸. */
export const percentOfShare = (share: bigint): bigint => share * 100n;

/** Terms of a relation as shown to its follower. */
export const termsOf = (follow: Follow): ExactDecimals<Omit<Relation, 'id' | 'user_id'>> =>
  toWire(relationTermsNames, {
    multiple: follow.multiple,
    mode: follow.mode,
    maxAmount: follow.maxAmount,
    stopLossAmount: follow.stopLossAmount,
    maxSlots: follow.maxSlots,
    share: percentOfShare(follow.share),
    status: follow.status === 'paused' ? (2 as const) : (1 as const),
    begunAt: follow.begunAt,
  });

export const relationOf = (follow: Follow): ExactDecimals<Relation> => ({
  id: follow.id,
  ...toWire(traderNames, { traderId: follow.traderId }),
  ...termsOf(follow),
});

/** Status of a customer as a trader; null: never applied. */
export const traderStatusOf = (trader: Trader | null): ExactDecimals<Omit<TraderStanding, 'avatar'>> => ({
  trader_status: TRADER_STATES.indexOf(trader?.status ?? 'none') as TraderStanding['trader_status'],
  reason: trader?.reason ?? '',
  share: percentOfShare(trader?.share ?? 0n),
  is_visible: trader?.isVisible === false ? 0 : 1,
});
