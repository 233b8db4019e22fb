import type { TradeSymbol } from '../../api/symbols.js';
import { useFlag } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';

/** Whether the customer's real account does not trade this symbol because its prices are simulated. */
export function usePracticeOnly({ isSimulated }: TradeSymbol): boolean {
  const isAllowed = useFlag('simulated_for_real');
  return useUser()?.isDemo === false && isSimulated && !isAllowed;
}
