import { describe, expect, it } from 'vitest';
import { isPaymentReference, lacksHash, referenceSpellings } from './payment-reference.js';

const HASH = '9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015';

describe('the reference of a payment', () => {
  it.each(['TRC20', 'ERC20', 'BTC', 'trc20'])(
    'on %s is looked for as the hash of a transaction',
    (protocol) => {
      const way = { way: 'coin', code: 'USDT', protocol } as const;
      for (const hash of [HASH, `0x${HASH}`, ` ${HASH.toUpperCase()} `])
        expect(lacksHash(way, hash)).toBe(false);
      for (const other of [
        '',
        'paid',
        HASH.slice(1),
        `${HASH}0`,
        `${HASH} ${HASH}`,
        HASH.replace('9', 'g'),
      ]) {
        expect(lacksHash(way, other)).toBe(true);
      }
    },
  );

  it('of a coin without a network’s name goes by the coin', () => {
    expect(lacksHash({ way: 'coin', code: 'BTC', protocol: '' }, 'paid')).toBe(true);
  });

  it.each([
    { way: 'bank', code: 'USD', protocol: '' },
    { way: 'bank', code: 'ETH', protocol: '' },
    { way: 'coin', code: 'USDT', protocol: 'SOL' },
  ] as const)('by $way in $code has no hash to look for', (way) => {
    expect(lacksHash(way, 'SEPA 4711')).toBe(false);
  });

  it('is the same however a hash is written, and any other text as it is', () => {
    const small = referenceSpellings(HASH);
    for (const other of [HASH.toUpperCase(), `0x${HASH}`, ` 0x${HASH.toUpperCase()} `])
      expect(referenceSpellings(other).filter((each) => small.includes(each)).length).toBeGreaterThan(3);
    expect(small).toContain(`0x${HASH}`);
    expect(referenceSpellings(' SEPA 4711 ')).toEqual(['SEPA 4711']);
  });

  it('is a line of three characters at least', () => {
    for (const text of ['711', HASH, 'SEPA 2026/11-4711, 第二筆'])
      expect(isPaymentReference(text)).toBe(true);
    for (const other of ['', '  ', '71', 'a\u0000b', 'two\nlines'])
      expect(isPaymentReference(other)).toBe(false);
  });
});
