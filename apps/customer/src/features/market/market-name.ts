import { currentLanguage } from '../configuration/configuration.js';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const namesIn = new Map<string, Intl.DisplayNames>();

/** What a currency is called in a language. */
function currencyName(code: string, tag: string): string | undefined {
  const names = namesIn.get(tag) ?? new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' });
  namesIn.set(tag, names);
  return names.of(code);
}

/** A pair of currencies in the words of the language; anything else, and all in English, as the house wrote it. */
export function marketName(
  { code, name }: { readonly code: string; readonly name: string },
  tag = currentLanguage().tag,
): string {
  const pair = [code.slice(0, 3), code.slice(3)];
  if (tag === 'en' || !pair.every((each) => CURRENCIES.has(each))) return name;
  const called = pair.map((each) => currencyName(each, tag));
  return called.includes(undefined) ? name : called.join(' / ');
}
