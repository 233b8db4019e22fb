import { formatDecimal, parseDecimal } from '@truemark/money';
import { useSearchParams } from 'react-router-dom';

/** The amount that the page's address asks for, as if it were typed; '' for none. */
export function useAskedAmount(): string {
  const [params] = useSearchParams();
  const amount = parseDecimal(params.get('amount') ?? '');
  return amount !== null && amount > 0n ? formatDecimal(amount) : '';
}
