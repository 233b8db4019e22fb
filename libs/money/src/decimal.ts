/**
 * Every figure of Truemark (money, price, quantity, ratio) is an integer number of 10⁻⁸ units in a `bigint`. The
 * aliases below name the meaning of a figure; all share one scale, so products need no conversion.
 */

/** An amount of one currency, in 10⁻⁸ of its unit. */
export type Money = bigint;
/** A price in the quote currency, in 10⁻⁸. */
export type Price = bigint;
/** A number of lots, units or coins, in 10⁻⁸. */
export type Quantity = bigint;
/** A pure number (fee rate, payout ratio, leverage multiple), in 10⁻⁸. */
export type Ratio = bigint;

/** Stored decimal places. */
export const PLACES = 8;
/** One, in 10⁻⁸ units. */
export const ONE = 100_000_000n;
/** The largest amount a request may contain: ten billion. */
export const MAX_AMOUNT: Money = 10_000_000_000n * ONE;
const MAX_STORED = 2n ** 63n - 1n;

/** Character code of the digit 0. */
const ZERO = 48;
/** Powers of ten by exponent, more than any product here needs. */
const POWERS: readonly bigint[] = Array.from({ length: 65 }, (_, exponent) => 10n ** BigInt(exponent));
const power = (exponent: number): bigint => POWERS[exponent] ?? 10n ** BigInt(exponent);

const DECIMAL = /^([+-]?)(\d{1,17})(?:\.(\d{1,8}))?$/;

/**
 * Parses a plain decimal: digits, at most eight after the point, an optional sign. Returns `null` for exponents,
 * blanks, `NaN`, more decimals or anything else. Never rounds.
 */
export function parseDecimal(text: string | number): bigint | null {
  const found = DECIMAL.exec(typeof text === 'number' ? plain(text) : text);
  if (!found) return null;
  const [, sign, whole = '', fraction = ''] = found;
  const value = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -value : value;
}

/** Like `parseDecimal`, for program constants and stored rows: throws a `RangeError` on invalid text. */
export function decimal(text: string | number): bigint {
  const value = parseDecimal(text);
  if (value === null) throw new RangeError(`not a decimal: ${JSON.stringify(text)}`);
  return value;
}

/** A double as text without an exponent if it has at most eight decimals; otherwise as JavaScript writes it. */
function plain(value: number): string {
  const text = String(value);
  if (!text.includes('e-')) return text;
  const fixed = value.toFixed(PLACES);
  return Number(fixed) === value ? fixed : text;
}

/** Formats as the shortest plain decimal: `100000`, `-0.5`, `0.00000001`. Exact, never an exponent. */
export function formatDecimal(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const point = digits.length - PLACES;
  let end = digits.length;
  while (end > point && digits.charCodeAt(end - 1) === ZERO) end -= 1;
  const sign = value < 0n ? '-' : '';
  return end === point
    ? sign + digits.slice(0, point)
    : `${sign}${digits.slice(0, point)}.${digits.slice(point, end)}`;
}

/** Formats with exactly `places` decimals, rounded as given. */
export function formatFixed(value: bigint, places: number, rounding: Rounding): string {
  const rounded = round(value, places, rounding);
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(PLACES + 1, '0');
  const whole = digits.slice(0, -PLACES);
  const sign = rounded < 0n ? '-' : '';
  return places === 0
    ? sign + whole
    : `${sign}${whole}.${digits.slice(-PLACES, digits.length - PLACES + places)}`;
}

/** `half-up`: half away from zero. `down`: towards zero. `up`: away from zero. */
export type Rounding = 'half-up' | 'down' | 'up';

/** Rounds to `places` decimals (0–8). */
export function round(value: bigint, places: number, rounding: Rounding): bigint {
  if (places >= PLACES) return value;
  const step = power(PLACES - places);
  return divide(value, step, rounding) * step;
}

/**
 * `(f₁ · f₂ · …) / (d₁ · d₂ · …)`, all in 10⁻⁸, computed exactly and rounded once to `places` decimals.
 * Throws on a divisor of zero.
 */
export function product(
  factors: readonly bigint[],
  divisors: readonly bigint[],
  places: number,
  rounding: Rounding,
): bigint {
  let top = 1n;
  let bottom = 1n;
  for (const factor of factors) top *= factor;
  for (const divisor of divisors) bottom *= divisor;
  // n factors and m divisors give a scale of 8·(n−m); the result has 8.
  const scale = PLACES * (factors.length - divisors.length - 1);
  if (scale > 0) bottom *= power(scale);
  else top *= power(-scale);
  const step = power(PLACES - places);
  return divide(top, bottom * step, rounding) * step;
}

/** Integer division with the given rounding. Throws on a divisor of zero. */
export function divide(top: bigint, bottom: bigint, rounding: Rounding): bigint {
  const negative = top < 0n !== bottom < 0n;
  const a = top < 0n ? -top : top;
  const b = bottom < 0n ? -bottom : bottom;
  let quotient = a / b;
  const rest = a - quotient * b;
  if (rest > 0n && (rounding === 'up' || (rounding === 'half-up' && rest * 2n >= b))) quotient += 1n;
  return negative ? -quotient : quotient;
}

/** Whether a figure fits a signed 64-bit column. */
export function isStorable(value: bigint): boolean {
  return value <= MAX_STORED && value >= -MAX_STORED;
}

/** The nearest figure that fits a signed 64-bit column. */
export const toStorable = (value: bigint): bigint =>
  value > MAX_STORED ? MAX_STORED : value < -MAX_STORED ? -MAX_STORED : value;

/** The nearest double, for charts and images only; never for a decision. */
export function toChartNumber(value: bigint): number {
  return Number(value) / 1e8;
}

export const sum = (values: Iterable<bigint>): bigint => {
  let total = 0n;
  for (const value of values) total += value;
  return total;
};
export const abs = (value: bigint): bigint => (value < 0n ? -value : value);
export const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
