import { createHash } from 'node:crypto';
import { DRAW_BYTES, simulatedPrice } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import { keystreamBlock } from './simulator-draws.js';

const keyOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const KEY = keyOf('a day');
const COUNT = 20_000;
const draws = Array.from({ length: COUNT }, (_, seq) => keystreamBlock(KEY, 'EURUSD', seq + 1));

describe('the keystream of a day', () => {
  it('is AES-256 in counter mode, as published', () => {
    // openssl enc -aes-256-ctr -K $(printf 'a day' | sha256sum) -iv $(printf EURUSD | sha256sum | head -c16)0000000000010000
    const expected =
      'f1f4a0cbecd659e9724276961a25c370154db08301c46a9365ac2f2b3ba7afbeb481435217bb6dcd6e9fb3446bf96990a4715ad16121a29ece14f40c775fc6d8';
    expect(keystreamBlock(KEY, 'EURUSD', 1).toString('hex')).toBe(expected);
  });

  it('depends only on key, symbol and sequence number', () => {
    const one = keystreamBlock(KEY, 'EURUSD', 7);
    expect(keystreamBlock(Uint8Array.from(KEY), 'EURUSD', 7)).toEqual(one);
    expect(one).toHaveLength(DRAW_BYTES);
    const others = [
      keystreamBlock(keyOf('another'), 'EURUSD', 7),
      keystreamBlock(KEY, 'GBPUSD', 7),
      keystreamBlock(KEY, 'EURUSD', 8),
      keystreamBlock(KEY, 'EURUSD', 2 ** 40),
    ];
    for (const other of others) expect(other).not.toEqual(one);
  });

  it('never shares a block between two ticks', () => {
    const blocks = draws.flatMap((draw) => [0, 16, 32, 48].map((at) => draw.toString('hex', at, at + 16)));
    expect(new Set(blocks).size).toBe(COUNT * 4);
  });

  it('has uniformly distributed bytes', () => {
    const counts = new Array<number>(256).fill(0);
    for (const draw of draws) for (const byte of draw) counts[byte] = (counts[byte] as number) + 1;
    const expected = (COUNT * DRAW_BYTES) / 256;
    const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 255 degrees of freedom: the probability of a value beyond these bounds is below one in a million.
    expect(distance).toBeGreaterThan(160);
    expect(distance).toBeLessThan(375);
  });

  it('moves a price by the configured volatility, up as often as down, without correlation between moves', () => {
    const [annualVolatility, quotesASecond] = [0.6, 5];
    const terms = { price: '100', annualVolatility, quotesASecond, pricePrecision: 8 };
    const from = 10_000_000_000;
    const moves = draws.map((draw) => simulatedPrice(draw, from, terms) / from - 1);
    const square = moves.reduce((sum, move) => sum + move ** 2, 0) / COUNT;
    const yearly = Math.sqrt(square * quotesASecond * 365.25 * 86_400);
    expect(yearly).toBeGreaterThan(annualVolatility * 0.97);
    expect(yearly).toBeLessThan(annualVolatility * 1.03);
    const up = moves.filter((move) => move > 0).length / COUNT;
    expect(Math.abs(up - 0.5)).toBeLessThan(0.018);
    for (const lag of [1, 2, 3]) {
      const together = moves
        .slice(lag)
        .reduce((sum, move, index) => sum + move * (moves[index] as number), 0);
      expect(Math.abs(together / COUNT / square)).toBeLessThan(0.035);
    }
  });
});
