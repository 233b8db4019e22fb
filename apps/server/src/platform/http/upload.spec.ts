import { expect, it } from 'vitest';
import { UploadLimiter } from './upload.js';

const enterAll = (gate: UploadLimiter, who: (at: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => gate.enter(who(at)));

it('allows eight uploads of one caller, and one more for each that ends', () => {
  const gate = new UploadLimiter();
  const mine = enterAll(gate, () => 'ann', 9);
  expect(mine.map((leave) => leave !== null)).toEqual([...Array(8).fill(true), false]);
  expect(gate.enter('bob')).not.toBeNull();
  mine[0]?.();
  expect(gate.enter('ann')).not.toBeNull();
  expect(gate.enter('ann')).toBeNull();
});

it('allows twenty-four uploads in total', () => {
  const gate = new UploadLimiter();
  const all = enterAll(gate, (at) => `customer ${at}`, 25);
  expect(all.filter((leave) => leave !== null)).toHaveLength(24);
  for (const leave of all) leave?.();
  expect(gate.enter('customer 0')).not.toBeNull();
});
