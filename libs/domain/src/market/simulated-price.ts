import { decimal } from '@truemark/money';

/** Bytes of the day's cipher stream used per tick. */
export const DRAW_BYTES = 64;

/** Published parameters of a symbol's simulation. */
export interface SimulationTerms {
  /** Start price, to which the walk is pulled back; a plain decimal. */
  readonly price: string;
  readonly annualVolatility: number;
  readonly quotesASecond: number;
  /** Decimals of its prices. */
  readonly pricePrecision: number;
}

/** 365.25 days. */
const YEAR_SECONDS = 31_557_600n;
/** Pull per year: a distance to the home price halves in about twelve weeks. */
const PULL_PER_YEAR = 3n;
const WORDS = 12;
const WORD = 2n ** 32n;
const LONG = 2n ** 64n;
const ONE = 10n ** 8n;
/** Scale of standard deviations: 10⁻¹⁸ of the price. */
const SIGMA = 10n ** 18n;

/** Start price of a symbol's simulation, in 10⁻⁸. */
export const homePrice = ({ price }: Pick<SimulationTerms, 'price'>): number => Number(decimal(price));

/**
 * The bid that follows `previous` (both in 10⁻⁸), rounded to the symbol's precision, at least one step of it. Uses
 * integers only, so that every machine and language gets the same result:
 *
 * - the move is `previous · sigma · z`, where `sigma` is the yearly volatility over one interval and `z` the sum of the
 *   draw's first twelve 32-bit words less its mean (Irwin and Hall: nearly normal, deviation 2³², at most six of them);
 * - the pull is a share of the distance to the home price, three a year;
 * - a value between two steps is rounded up or down by the draw's last 64 bits, in proportion, so that rounding has no
 *   drift. Quotients are rounded down.
 *
 * The expected price is the previous one, apart from the pull: neither direction is the better bet.
 */
export function simulatedPrice(draw: Uint8Array, previous: number, terms: SimulationTerms): number {
  const from = BigInt(previous);
  const interval = quoteRateOf(terms);
  let z = -6n * (WORD - 1n);
  for (let index = 0; index < WORDS; index++) z += readWord(draw, index * 4);
  const move = floorDivide(from * sigmaOf(terms) * z * WORD, SIGMA);
  const distance = decimal(terms.price) - from;
  const pull = floorDivide(PULL_PER_YEAR * distance * ONE * LONG, interval * YEAR_SECONDS);
  const step = 10n ** BigInt(8 - terms.pricePrecision);
  const exact = from * LONG + move + pull;
  const price = floorDivide(exact + readLong(draw, 56) * step, step * LONG) * step;
  return Number(price < step ? step : price);
}

/** Minimum wait until the quote after this draw's, ms: half to one and a half intervals. */
export function simulatedWait(draw: Uint8Array, terms: SimulationTerms): number {
  return Number((1000n * ONE * (LONG / 2n + readLong(draw, 48))) / (quoteRateOf(terms) * LONG));
}

/** Quotes per second in 10⁻⁸. */
const quoteRateOf = ({ quotesASecond }: SimulationTerms): bigint => BigInt(Math.round(quotesASecond * 1e8));

/** Standard deviation of one move in 10⁻¹⁸ of the price: volatility · √(1 / (quotes a second · seconds a year)). */
function sigmaOf(terms: SimulationTerms): bigint {
  const volatility = BigInt(Math.round(terms.annualVolatility * 1e8));
  return squareRoot((volatility * volatility * 10n ** 28n) / (quoteRateOf(terms) * YEAR_SECONDS));
}

/** Integer square root, rounded down (Newton's method). */
function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom !== 0n && top < 0n ? quotient - 1n : quotient;
}

/** Big-endian. */
function readWord(bytes: Uint8Array, at: number): bigint {
  let value = 0;
  for (let index = 0; index < 4; index++) value = value * 256 + (bytes[at + index] as number);
  return BigInt(value);
}

const readLong = (bytes: Uint8Array, at: number): bigint =>
  readWord(bytes, at) * WORD + readWord(bytes, at + 4);
