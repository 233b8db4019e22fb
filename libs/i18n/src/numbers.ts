import { formatDecimal, formatFixed } from '@truemark/money';

/** Groups the digits of a plain decimal with commas, in every language. */
export function groupDigits(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A minus sign as wide as a plus. */
const MINUS = '−';

function withSign(grouped: string, plus: boolean): string {
  if (grouped.startsWith('-')) return /[1-9]/.test(grouped) ? MINUS + grouped.slice(1) : grouped.slice(1);
  return plus && /[1-9]/.test(grouped) ? `+${grouped}` : grouped;
}

/** Formats with exactly `places` decimals, half away from zero. */
export function formatPlaces(value: bigint, places: number): string {
  return withSign(groupDigits(formatFixed(value, places, 'half-up')), false);
}

/** As `formatPlaces`, with a plus sign for positive values. */
export function formatSignedPlaces(value: bigint, places: number): string {
  return withSign(groupDigits(formatFixed(value, places, 'half-up')), true);
}

/** Decimals of an amount of money. */
export const MONEY_PLACES = 2;
/** Decimals of contract margin, fee and profit. */
export const CONTRACT_PLACES = 6;

/** `1,234.50` */
export const formatMoney = (value: bigint): string => formatPlaces(value, MONEY_PLACES);
/** A price with the decimals of its symbol. */
export const formatPrice = (value: bigint, precision: number): string => formatPlaces(value, precision);
/** `+1.20%` */
export const formatPercent = (value: bigint): string => `${formatSignedPlaces(value, 2)}%`;
/** Formats money or lots with all their decimals, at least two: `20.00`, `0.1234`. */
export const formatAmount = (value: bigint): string =>
  (formatDecimal(value).split('.')[1]?.length ?? 0) < MONEY_PLACES ? formatMoney(value) : formatFigure(value);
/** Formats any other figure with all its decimals. */
export const formatFigure = (value: bigint): string => withSign(groupDigits(formatDecimal(value)), false);
