import i18next from 'i18next';
import { currentLanguage } from '../configuration/configuration.js';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const namesIn = new Map<string, Intl.DisplayNames>();

/** Name of a currency in a language. */
function currencyName(code: string, tag: string): string | undefined {
  const names = namesIn.get(tag) ?? new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' });
  namesIn.set(tag, names);
  return names.of(code);
}

/** English names of the seeded symbols, and their catalogue keys. A renamed symbol keeps its new name. */
const KNOWN = {
  XAUUSD: ['Gold', 'market.name.XAUUSD'],
  XAGUSD: ['Silver', 'market.name.XAGUSD'],
  BTCUSDT: ['Bitcoin', 'market.name.BTCUSDT'],
  ETHUSDT: ['Ether', 'market.name.ETHUSDT'],
  USOIL: ['Crude oil WTI', 'market.name.USOIL'],
  TMX100: ['Truemark Index, simulated round the clock', 'market.name.TMX100'],
} as const;
const isKnown = (code: string): code is keyof typeof KNOWN => Object.hasOwn(KNOWN, code);

/** Localised name of a currency pair or a seeded symbol; all others as written. */
export function marketName(
  { code, name }: { readonly code: string; readonly name: string },
  tag = currentLanguage().tag,
): string {
  if (isKnown(code)) {
    const [written, key] = KNOWN[code];
    return name === written ? i18next.t(key) : name;
  }
  const pair = [code.slice(0, 3), code.slice(3)];
  if (tag === 'en' || !pair.every((each) => CURRENCIES.has(each))) return name;
  const called = pair.map((each) => currencyName(each, tag));
  return called.includes(undefined) ? name : called.join(' / ');
}
