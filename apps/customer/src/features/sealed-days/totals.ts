import { Fault, holds } from './fault.js';

/** Amounts by currency, in units of 10⁻⁸. */
export type Totals = ReadonlyMap<string, bigint>;

const SCALE = 8;

/** Parses a plain decimal without trailing zeros to units of 10⁻⁸. */
export function figure(text: unknown): bigint {
  const [, sign, whole, fraction = ''] =
    (typeof text === 'string' && /^(-?)(0|[1-9]\d*)(?:\.(\d{0,7}[1-9]))?$/.exec(text)) || [];
  if (whole === undefined) throw new Fault('form', { what: String(text) });
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign ? -value : value;
}

/** Formats units of 10⁻⁸ as a plain decimal. */
export function plain(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

/** Reads amounts as sent; a negative one is refused. */
export function readTotals(told: Readonly<Record<string, string>>): Totals {
  return new Map(
    Object.entries(told).map(([currency, text]) => {
      const amount = figure(text);
      holds(amount >= 0n, 'negative', { told: `${text} ${currency}` });
      return [currency, amount];
    }),
  );
}

/** Adds by currency. */
export function addTotals(one: Totals, other: Totals): Totals {
  const sums = new Map(one);
  for (const [currency, amount] of other) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  return sums;
}

/** Whether both are equal; a missing currency is zero. */
export const sameTotals = (one: Totals, other: Totals): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every(
    (currency) => (one.get(currency) ?? 0n) === (other.get(currency) ?? 0n),
  );

/** Display form: `12.5 USD, 3 EUR`. */
export const shownTotals = (totals: Totals): string =>
  [...totals].map(([currency, amount]) => `${plain(amount)} ${currency}`).join(', ') || '0';
