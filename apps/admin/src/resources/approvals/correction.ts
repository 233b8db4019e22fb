import { money, signed } from '../../ui/figures.js';
import type { Path } from '../audit-log/audit-row.js';

/** Signed amount of a correction; undefined: it is none. */
export function signedSum(kind: string, path: Path, value: string, currency: string): string | undefined {
  const isSum = kind === 'adjustments.book' && path.length === 1 && path[0] === 'amount';
  return isSum ? `${signed(Number(value), money)} ${currency}` : undefined;
}
