import { parseDecimal } from '@truemark/money';
import { z } from 'zod';
import type { FieldErrorKey } from '../requests/field-errors.js';
import type { SettingDeclaration } from './declaration.js';

const MAX_NETWORKS = 100;

export type CheckedSetting = { readonly value: string } | { readonly error: FieldErrorKey };

/** Validates a value. Returns it in stored form, or the error key. */
export function checkSetting(declaration: SettingDeclaration, given: string): CheckedSetting {
  const text = given.trim();
  switch (declaration.type) {
    case 'flag':
      return text === '0' || text === '1' ? { value: text } : { error: 'validation.choice' };
    case 'choice':
      return declaration.choices?.some(({ value }) => value === text)
        ? { value: text }
        : { error: 'validation.choice' };
    case 'integer':
    case 'decimal':
      return checkNumber(declaration, text);
    case 'colour':
      return /^#[0-9a-f]{6}$/i.test(text) ? { value: text.toLowerCase() } : { error: 'validation.colour' };
    case 'currency':
      return /^[A-Z]{3,5}$/.test(text) ? { value: text } : { error: 'validation.invalid' };
    case 'timezone':
      return isTimezone(text) ? { value: text } : { error: 'validation.choice' };
    case 'countries':
      return /^([A-Z]{2}(,[A-Z]{2})*)?$/.test(text) ? { value: text } : { error: 'validation.invalid' };
    case 'networks':
      return checkNetworks(text);
    case 'url':
      return checkAddress(text, ['https:']);
    case 'link':
      return checkAddress(text, ['https:', 'mailto:']);
    case 'image':
      return /^\/[\w\-./]+$/.test(text) ? { value: text } : checkAddress(text, ['https:']);
    case 'text':
      return checkText(declaration, text);
  }
}

function checkNumber({ type, least, most, places = 8 }: SettingDeclaration, text: string): CheckedSetting {
  const value = parseDecimal(text);
  const decimals = text.split('.')[1]?.length ?? 0;
  if (value === null || text.startsWith('+')) return { error: 'validation.number' };
  if (decimals > (type === 'integer' ? 0 : places)) {
    return { error: type === 'integer' ? 'validation.whole_number' : 'validation.number' };
  }
  if (least !== undefined && value < (parseDecimal(least) ?? value)) return { error: 'validation.too_small' };
  if (most !== undefined && value > (parseDecimal(most) ?? value)) return { error: 'validation.too_large' };
  return { value: text };
}

function checkText({ least = '0', most = '200' }: SettingDeclaration, text: string): CheckedSetting {
  if (/\p{Cc}|\p{Cs}/u.test(text)) return { error: 'validation.text' };
  if (text.length === 0 && Number(least) > 0) return { error: 'validation.required' };
  if (text.length < Number(least)) return { error: 'validation.too_short' };
  return text.length > Number(most) ? { error: 'validation.too_long' } : { value: text };
}

/** A full address whose host and path contain nothing unsafe in headers or markup. */
function checkAddress(text: string, schemes: readonly string[]): CheckedSetting {
  if (text === '') return { value: '' };
  if (text.length > 500 || /[\s"'<>\\;,]/.test(text)) return { error: 'validation.url' };
  const found = /^([a-z]+:)(.+)$/i.exec(text);
  const scheme = found?.[1]?.toLowerCase();
  if (scheme === undefined || !schemes.includes(scheme)) return { error: 'validation.url' };
  const shape =
    scheme === 'mailto:' ? /^mailto:[^@/]+@[\w.-]+(\?\S*)?$/i : /^https:\/\/[\w.-]+(:\d+)?([/?#]\S*)?$/i;
  return shape.test(text) ? { value: text } : { error: 'validation.url' };
}

function isTimezone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IP address, or a network such as 192.0.2.0/24. */
export const networkSchema = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'An address or a network such as 192.0.2.0/24.',
);

/** A list separated by commas, spaces or line breaks. */
function checkNetworks(text: string): CheckedSetting {
  const all = text.split(/[\s,]+/).filter((each) => each !== '');
  if (all.length > MAX_NETWORKS || !all.every((each) => networkSchema.safeParse(each).success))
    return { error: 'validation.invalid' };
  return { value: [...new Set(all)].join(',') };
}
