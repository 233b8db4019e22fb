import { SELL_BACK_LEAST_LEFT } from '@truemark/domain';
import { useFlag } from '../configuration/configuration.js';
import type { HeardOption } from './running-option.js';

/** Tells which running options can be sold back at a moment of this device's clock. */
export function useSellable(): (option: HeardOption, now: number) => boolean {
  const offered = useFlag('micro_sell_back');
  return ({ Status, EntryPrice, endsAt }, now) =>
    offered && Status === 1 && EntryPrice !== null && endsAt - now > SELL_BACK_LEAST_LEFT;
}
