import type { Area } from '../../api/users.js';

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Digits of a prefix without leading zeros: `+001` and `+1` are equal. */
const callingCode = (prefix: string): string => digitsOf(prefix).replace(/^0+/, '');

/**
 * Splits a full number (`+44 20 …`, `+0044…`) into prefix and rest. Among countries with a shared prefix `usual` is
 * chosen. Null without a known prefix.
 */
export function phoneParts(
  text: string,
  areas: readonly Area[],
  usual: Area | undefined,
): { area: Area; number: string } | null {
  if (!text.trim().startsWith('+')) return null;
  const digits = callingCode(text);
  // No calling code is a prefix of another one.
  const fits = ({ dialCode }: Area): boolean => digits.startsWith(callingCode(dialCode));
  const area = usual && fits(usual) ? usual : areas.find(fits);
  return area ? { area, number: digits.slice(callingCode(area.dialCode).length) } : null;
}

/** Number to send, with its prefix; '' without a number. */
export const wholePhone = (area: Area | undefined, number: string): string =>
  number === '' ? '' : `${area?.dialCode ?? ''}${number}`;
