import { expect, it } from 'vitest';
import { bytes, lasting } from './measures.js';

it.each([
  [0.4, '0.4 ms'],
  [90_000, '90 sec'],
  [5 * 60_000 + 59_000, '5 min'],
  [47 * 3_600_000, '47 hr'],
  [3.9 * 86_400_000, '3 days'],
])('%d ms last %s', (ms, text) => expect(lasting(ms)).toBe(text));

it.each([
  [12_345, '12.3 kB'],
  [12_345_678, '12.3 MB'],
  [999_999_999_999, '1,000 GB'],
  [2e12, '2 TB'],
])('%d bytes are %s', (size, text) => expect(bytes(size)).toBe(text));
