import { describe, expect, it } from 'vitest';
import { referenceFault } from './payment-reference.js';

const HASH = '9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015';

describe('the reference of a payment', () => {
  it.each(['TRC20', 'ERC20', 'BTC', 'trc20'])('on %s is the hash of a transaction', (protocol) => {
    const way = { way: 'coin', code: 'USDT', protocol } as const;
    for (const hash of [HASH, `0x${HASH}`, ` ${HASH.toUpperCase()} `]) {
      expect(referenceFault(way, hash)).toBeNull();
    }
    for (const other of ['', 'paid', HASH.slice(1), `${HASH}0`, `${HASH} ${HASH}`, HASH.replace('9', 'g')]) {
      expect(referenceFault(way, other)).toBe('hash');
    }
  });

  it('of a coin without a network’s name goes by the coin', () => {
    expect(referenceFault({ way: 'coin', code: 'BTC', protocol: '' }, 'paid')).toBe('hash');
  });

  it('at a bank, and on a chain that names its transactions otherwise, is any text in a line', () => {
    for (const way of [
      { way: 'bank', code: 'USD', protocol: '' },
      { way: 'bank', code: 'ETH', protocol: '' },
      { way: 'coin', code: 'USDT', protocol: 'SOL' },
    ] as const) {
      expect(referenceFault(way, '711')).toBeNull();
      expect(referenceFault(way, 'SEPA 2026/11-4711, 第二筆')).toBeNull();
      for (const other of ['', '  ', '71', 'a\u0000b', 'two\nlines']) {
        expect(referenceFault(way, other)).toBe('reference');
      }
    }
  });
});
