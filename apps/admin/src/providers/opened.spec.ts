import { beforeEach, expect, it } from 'vitest';
import { noteOpened, openedPaths, rowOf } from './opened.js';

const kept: Record<string, string> = {};
const storage = Object.create(kept, {
  getItem: { value: (key: string) => kept[key] ?? null },
  setItem: { value: (key: string, text: string) => Reflect.set(kept, key, text) },
  removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
}) as Storage;

beforeEach(() => {
  for (const key of Object.keys(kept)) Reflect.deleteProperty(kept, key);
});

it('keeps what was opened last first, each once, eight in all, and each operator’s apart', () => {
  for (const id of [1, 2, 3, 1, 4, 5, 6, 7, 8, 9]) noteOpened(7, `/deposits/${id}/show`, storage);
  expect(openedPaths(7, storage).map((path) => rowOf(path)?.id)).toEqual([9, 8, 7, 6, 5, 4, 1, 3]);
  expect(openedPaths(8, storage)).toEqual([]);
});

it('finds nothing where something else was kept', () => {
  kept['truemark.opened.7'] = '{"no":"list"}';
  expect(openedPaths(7, storage)).toEqual([]);
  kept['truemark.opened.7'] = 'nonsense';
  expect(openedPaths(7, storage)).toEqual([]);
});

it.each([
  ['/customers/18/show', { resource: 'customers', id: 18, to: '/customers/18/show' }],
  ['/customers/18/show/deposits', { resource: 'customers', id: 18, to: '/customers/18/show' }],
  ['/news/5', { resource: 'news', id: 5, to: '/news/5' }],
  ['/news/create', null],
  ['/deposits', null],
  ['/reports/2026-11', null],
])('%s is the page of %o', (path, row) => {
  expect(rowOf(path)).toEqual(row);
});
