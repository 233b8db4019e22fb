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

it('gives a value to one of many concurrent takers', async () => {
  await store.put(SHELF, 'a', 'x', 2_000);
  expect(await store.take(OTHER, 'a')).toBeNull();
  expect((await atOnce(() => store.take(SHELF, 'a'))).filter(Boolean)).toEqual(['x']);
});

it('lets one of many concurrent callers store a new value, and again after it has expired', async () => {
  const first = () => store.putNew(SHELF, 'a', 'x', 2_000);
  expect((await atOnce(first)).filter(Boolean)).toHaveLength(1);
  now = 2_000;
  expect(await store.get(SHELF, 'a')).toBeNull();
  expect(await store.putNew(SHELF, 'a', 'y', 3_000)).toBe(true);
});

it('replaces a value only if it is unchanged, without extending its lifetime', async () => {
  await store.put(SHELF, 'a', '3', 2_000);
  expect((await atOnce(() => store.replace(SHELF, 'a', '3', '2'))).filter(Boolean)).toHaveLength(1);
  expect(await store.get(SHELF, 'a')).toBe('2');
  now = 2_000;
  expect(await store.replace(SHELF, 'a', '2', '1')).toBe(false);
  expect(await store.take(SHELF, 'a')).toBeNull();
});

it('keeps a limited number of values, dropping the oldest and the expired ones', async () => {
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

it('runs work under one name sequentially, also after an exception', async () => {
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
