import { beforeEach, expect, it } from 'vitest';
import { LocalStore } from './local-store.js';

const SHELF = { name: 'captchas', most: 3 };
const OTHER = { name: 'grants', most: 3 };
let now: number;
let store: LocalStore;

beforeEach(() => {
  now = 1_000;
  store = new LocalStore(() => now);
});

const atOnce = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 20 }, work));

it('gives a value to one of many who take it at once', async () => {
  await store.put(SHELF, 'a', 'x', 2_000);
  expect(await store.take(OTHER, 'a')).toBeNull();
  expect((await atOnce(() => store.take(SHELF, 'a'))).filter(Boolean)).toEqual(['x']);
});

it('lets one of many be the first, and again once its time is over', async () => {
  const first = () => store.putNew(SHELF, 'a', 'x', 2_000);
  expect((await atOnce(first)).filter(Boolean)).toHaveLength(1);
  now = 2_000;
  expect(await store.get(SHELF, 'a')).toBeNull();
  expect(await store.putNew(SHELF, 'a', 'y', 3_000)).toBe(true);
});

it('replaces what is still as it was seen, and lengthens nothing', async () => {
  await store.put(SHELF, 'a', '3', 2_000);
  expect((await atOnce(() => store.replace(SHELF, 'a', '3', '2'))).filter(Boolean)).toHaveLength(1);
  expect(await store.get(SHELF, 'a')).toBe('2');
  now = 2_000;
  expect(await store.replace(SHELF, 'a', '2', '1')).toBe(false);
  expect(await store.take(SHELF, 'a')).toBeNull();
});

it('keeps no more than it may, the oldest go first, and what is over goes by itself', async () => {
  for (const key of ['a', 'b', 'c', 'd']) await store.put(SHELF, key, key, 2_000);
  expect([await store.get(SHELF, 'a'), await store.get(SHELF, 'd')]).toEqual([null, 'd']);
  await store.put(SHELF, 'b', 'again', 3_000);
  await store.put(SHELF, 'e', 'e', 3_000);
  expect([await store.get(SHELF, 'b'), await store.get(SHELF, 'c')]).toEqual(['again', null]);
  now = 2_500;
  await store.put(SHELF, 'f', 'f', 3_000);
  expect(store.sizeOf(SHELF)).toBeLessThanOrEqual(3);
  expect(await store.get(SHELF, 'f')).toBe('f');
});

it('does work under one name in turn, whatever it throws', async () => {
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
    if (name === 'one') throw new Error('a fault');
  };
  await Promise.allSettled([store.inTurn('x', work('one')), store.inTurn('x', work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
