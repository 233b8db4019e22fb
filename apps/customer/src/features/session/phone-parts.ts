import type { Area } from '../../api/users.js';

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** `+001` and `+1` are the same prefix. */
const callingCode = (prefix: string): string => digitsOf(prefix).replace(/^0+/, '');

/**
 * A whole number (`+44 20 …`, `+0044…`) as its prefix and the rest; of countries that share a prefix `usual` is meant.
 * Null for a text without a known prefix.
 */
export function phoneParts(
  text: string,
  areas: readonly Area[],
  usual: Area | undefined,
): { area: Area; number: string } | null {
  if (!text.trim().startsWith('+')) return null;
  const digits = callingCode(text);
  // No calling code begins with another one.
  const fits = ({ dialCode }: Area): boolean => digits.startsWith(callingCode(dialCode));
  const area = usual && fits(usual) ? usual : areas.find(fits);
  return area ? { area, number: digits.slice(callingCode(area.dialCode).length) } : null;
}

/** The number as it is sent: with its prefix; '' without a number. */
export const wholePhone = (area: Area | undefined, number: string): string =>
  number === '' ? '' : `${area?.dialCode ?? ''}${number}`;
