import { describe, expect, it } from 'vitest';
import { marketName } from './market-name.js';

const euro = { code: 'EURUSD', name: 'Euro / US dollar' };

describe('marketName', () => {
  it('names the currencies of a pair in the language', () => {
    expect(marketName(euro, 'ar')).toBe('يورو / دولار أمريكي');
    expect(marketName(euro, 'ja')).toBe('ユーロ / 米ドル');
  });
  it('leaves English to the house', () => expect(marketName(euro, 'en')).toBe(euro.name));
  it.each(['BTCUSDT', 'XAUUSD', 'TMX100', 'ABCUSD', ''])('leaves "%s" as the house wrote it', (code) => {
    expect(marketName({ code, name: 'As written' }, 'de')).toBe('As written');
  });
});
