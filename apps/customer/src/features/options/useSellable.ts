import { SELL_BACK_LEAST_LEFT, SELL_BACK_MOST_LEFT } from '@truemark/domain';
import { useFlag } from '../configuration/configuration.js';
import type { PushedOption } from './running-option.js';

/** Returns a check whether a running option can be sold back at a time of the device clock. */
export function useSellable(): (option: PushedOption, now: number) => boolean {
  const offered = useFlag('micro_sell_back');
  return ({ status, entryPrice, endsAt }, now) => {
    const left = endsAt - now;
    const isInTime = left > SELL_BACK_LEAST_LEFT && left <= SELL_BACK_MOST_LEFT;
    return offered && status === 'running' && entryPrice !== null && isInTime;
  };
}
