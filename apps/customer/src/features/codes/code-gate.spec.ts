import { expect, it } from 'vitest';
import { secondsLeft } from './code-gate.js';

it('counts down by the clock of the server, whatever this machine’s says', () => {
  const gate = { next: 1_060_000, offset: 60_000 };
  expect(secondsLeft(gate, 940_000)).toBe(60);
  expect(secondsLeft(gate, 939_100)).toBe(60);
  expect(secondsLeft(gate, 999_001)).toBe(1);
  expect(secondsLeft(gate, 1_000_000)).toBe(0);
});

it('is open when nothing was sent, and when what is kept cannot be right', () => {
  expect(secondsLeft(null, 0)).toBe(0);
  expect(secondsLeft({ next: 9e15, offset: 0 }, 0)).toBe(0);
});
