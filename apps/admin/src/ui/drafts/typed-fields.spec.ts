import { expect, it } from 'vitest';
import { draftKey, forgetDrafts, keepDraft, readDraft } from '../../providers/drafts.js';
import { typedFields } from './typed-fields.js';

it('takes what was typed and nothing else', () => {
  const values = {
    sort: 7,
    texts: { en: { title: 'New', content: 'Old' }, hk: { title: '' } },
    rows: [1, 2],
  };
  const dirty = { sort: false, texts: { en: { title: true, content: false } }, rows: [false, true] };
  expect(typedFields(dirty, values)).toEqual({ 'texts.en.title': 'New', rows: [1, 2] });
  expect(typedFields({ name: true }, {})).toEqual({ name: null });
  expect(typedFields({ rows: [{ a: false }] }, { rows: [{ a: 1 }] })).toEqual({});
});

class Kept implements Storage {
  [name: string]: unknown;
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  clear = () => this.items.clear();
  getItem = (key: string) => this.items.get(key) ?? null;
  key = (index: number) => [...this.items.keys()][index] ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

it('is one operator’s, has no secret, and is gone after his sign-out', () => {
  const storage = new Kept();
  const [mine, his] = [draftKey(1, 'news/4'), draftKey(2, 'news/4')];
  keepDraft(mine, { at: 5, fields: { 'texts.en.title': 'New', password: 'x', 'own.totp': '1' } }, storage);
  expect(readDraft(mine, storage)).toEqual({ at: 5, fields: { 'texts.en.title': 'New' } });
  expect(readDraft(his, storage)).toBeNull();
  keepDraft(his, { at: 6, fields: { password: 'x' } }, storage);
  expect(storage.length).toBe(1);
  storage.setItem('truemark.operator', 'token');
  storage.setItem(his, '{"at":"no"}');
  expect(readDraft(his, storage)).toBeNull();
  const twelfth = draftKey(12, 'news/4');
  const kept = { at: 7, fields: { sort: 1 } };
  for (const key of [his, twelfth]) keepDraft(key, kept, storage);
  forgetDrafts(1, storage);
  expect([mine, his, twelfth].map((key) => readDraft(key, storage))).toEqual([null, kept, kept]);
  expect(storage.getItem('truemark.operator')).toBe('token');
});

it('a browser that has no room stops nobody', () => {
  const storage = new Kept();
  storage.setItem = () => {
    throw new Error('quota');
  };
  keepDraft('truemark.draft.1.a', { at: 1, fields: { a: 1 } }, storage);
  expect(storage.length).toBe(0);
});
