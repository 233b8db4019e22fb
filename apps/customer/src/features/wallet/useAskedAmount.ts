import { formatDecimal, parseDecimal } from '@truemark/money';
import { useSearchParams } from 'react-router-dom';

/** Amount in the page's address, in typed form; '' if none. */
export function useAskedAmount(): string {
  const [params] = useSearchParams();
  const amount = parseDecimal(params.get('amount') ?? '');
  return amount !== null && amount > 0n ? formatDecimal(amount) : '';
}
