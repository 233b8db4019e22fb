import { Fault, holds, type Say, type StepKey } from './fault.js';
import { plain } from './totals.js';

/** 1 in units of 10⁻⁸. */
export const ONE = 10n ** 8n;

/** Parses a plain decimal, with or without trailing zeros, to units of 10⁻⁸. */
export function units(text: string | null | undefined): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new Fault('form', { what: String(text) });
  const value = BigInt(whole + fraction.padEnd(8, '0'));
  return sign ? -value : value;
}

/** `top / bottom` rounded half away from zero to the given decimals, all in units of 10⁻⁸. */
export function rounded(top: bigint, bottom: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(8 - decimals);
  const size = top < 0n ? -top : top;
  const whole = ((2n * size + bottom * step) / (2n * bottom * step)) * step;
  return top < 0n ? -whole : whole;
}

/** Compares a figure of the record with the recomputed one. */
export function agree(say: Say, key: StepKey, told: string, found: bigint, by = ''): void {
  const value = units(told);
  holds(value === found, 'result', { name: key, told: plain(value), found: plain(found) });
  say({ key, figure: by ? `${by} = ${plain(found)}` : plain(found) });
}
