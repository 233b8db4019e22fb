import type { TradeSymbol } from '@truemark/contracts';
import { useFlag } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

/** Whether the customer's real money does not trade this symbol, because its prices are made up. */
export function usePracticeOnly({ IsSimulated }: TradeSymbol): boolean {
  const isAllowed = useFlag('simulated_for_real');
  return useUser()?.is_demo === 0 && IsSimulated === 1 && !isAllowed;
}
