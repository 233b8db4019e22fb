import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketName } from './market-name.js';

const euro = { code: 'EURUSD', name: 'Euro / US dollar' };

const ROOT = join(import.meta.dirname, '../../../../..');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

interface Seed {
  readonly symbols: readonly { readonly code: string; readonly name: string }[];
}

describe('marketName', () => {
  beforeAll(async () => {
    const app = (tag: string) => read<Record<string, string>>(`libs/i18n/src/catalogues/${tag}/app.json`);
    const resources = { ar: { app: app('ar') }, en: { app: app('en') } };
    await i18next.init({ lng: 'ar', resources, defaultNS: 'app', keySeparator: false });
  });
  it('leaves nothing that a first start offers in English', () => {
    const { symbols } = read<Seed>('seed/reference/symbols.json');
    expect(symbols.length).toBeGreaterThan(0);
    expect(symbols.filter((symbol) => /^[\x20-\x7e]*$/.test(marketName(symbol, 'ar')))).toEqual([]);
  });
  it('calls gold by its word', () => {
    expect(marketName({ code: 'XAUUSD', name: 'Gold' }, 'ar')).toBe('الذهب');
  });
  it('does not repeat the name of the index below it', async () => {
    await i18next.changeLanguage('en');
    const { symbols } = read<Seed>('seed/reference/symbols.json');
    const names = Object.fromEntries(symbols.map((symbol) => [symbol.code, marketName(symbol, 'en')]));
    await i18next.changeLanguage('ar');
    expect(names).toMatchObject({ XAUUSD: 'Gold', EURUSD: 'Euro / US dollar', TMX100: 'Simulated 24/7' });
  });
  it('names the currencies of a pair in the language', () => {
    expect(marketName(euro, 'ar')).toBe('يورو / دولار أمريكي');
    expect(marketName(euro, 'ja')).toBe('ユーロ / 米ドル');
  });
  it('leaves English to the house', () => expect(marketName(euro, 'en')).toBe(euro.name));
  it.each(['BTCUSDT', 'XAUUSD', 'TMX100', 'ABCUSD', ''])('leaves "%s" as the house wrote it', (code) => {
    expect(marketName({ code, name: 'As written' }, 'de')).toBe('As written');
  });
});
