import { expect, it } from 'vitest';
import { FAIR_SHARE, IdempotencyStore, MAX_KEYS, MAX_KEYS_OF_ALL } from './idempotency-store.js';

const outcome = (at: number) => ({ hash: 'h', outcome: {}, at });

function filled(owner: number, count: number, into = new IdempotencyStore(), at = 0): IdempotencyStore {
  for (let key = 0; key < count; key++) into.set(`${owner}|${key}`, outcome(at));
  return into;
}

it('limits the keys of one customer without affecting others', () => {
  const kept = filled(1, MAX_KEYS - 1);
  expect(kept.hasRoomFor(1)).toBe(true);
  kept.set('1|last', outcome(0));
  expect([kept.hasRoomFor(1), kept.hasRoomFor(11)]).toEqual([false, true]);
  // Repeating a key takes no extra room, and deleting one frees its room.
  kept.set('1|last', outcome(1));
  kept.delete('1|nothing');
  expect(kept.hasRoomFor(1)).toBe(false);
  kept.delete('1|last');
  expect(kept.hasRoomFor(1)).toBe(true);
});

it('leaves each customer a fair share once there are very many keys in total', () => {
  const kept = new IdempotencyStore();
  for (let owner = 1; owner <= MAX_KEYS_OF_ALL / MAX_KEYS; owner++) filled(owner, MAX_KEYS, kept);
  filled(100, FAIR_SHARE - 1, kept);
  expect([kept.hasRoomFor(1), kept.hasRoomFor(100), kept.hasRoomFor(101)]).toEqual([false, true, true]);
  kept.set('100|last', outcome(0));
  expect(kept.hasRoomFor(100)).toBe(false);
});

it('forgets keys older than a given time, and no others', () => {
  const kept = filled(2, 3, filled(1, MAX_KEYS, new IdempotencyStore(), 5), 9);
  kept.forgetBefore(9);
  expect([kept.size, kept.hasRoomFor(1), kept.has('2|0')]).toEqual([3, true, true]);
});
