import type { AuthInfo } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { errorAt, formOf } from './level-form.js';

const info: AuthInfo = {
  junior_status: 0,
  senior_status: 0,
  name: 'Ann',
  mobile: '+12025550123',
  card_id: '',
  front_pic: '/api/common/image/a',
  reverse_pic: '/api/common/image/b',
  hand_pic: '',
  reject: { reason: '', fields: { front_pic: 'reject.unreadable', name: 'reject.mismatch' } },
};
const texts = {
  'reject.unreadable': 'Not clear',
  'reject.mismatch': 'Not the same',
  'validation.required': 'Needed',
};
const said = { info, refused: {}, asked: false, isOptional: () => false, texts };

it('opens filled with the fields of its level', () => {
  expect(formOf(1, info)).toEqual({
    name: 'Ann',
    mobile: '+12025550123',
    front_pic: '/api/common/image/a',
    reverse_pic: '/api/common/image/b',
  });
  expect(Object.keys(formOf(2, info))).toEqual(['name', 'card_id', 'hand_pic']);
});

it('opens the second level with the name that was found true with the first, unless another was given there', () => {
  expect(formOf(2, { ...info, name: '' }, 'Ann Approved').name).toBe('Ann Approved');
  expect(formOf(2, info, 'Ann Approved').name).toBe('Ann');
});

it('keeps the reason of a rejection beside its field until the field is changed', () => {
  const form = formOf(1, info);
  expect(errorAt('front_pic', form, said)).toBe('Not clear');
  expect(errorAt('reverse_pic', form, said)).toBeUndefined();
  expect(errorAt('front_pic', { ...form, front_pic: '/api/common/image/c' }, said)).toBeUndefined();
  expect(errorAt('name', { ...form, name: 'Ann B' }, said)).toBeUndefined();
});

it('asks for what is missing once it is submitted, and says what the server refused', () => {
  const form = { ...formOf(1, info), front_pic: '' };
  expect(errorAt('front_pic', form, said)).toBeUndefined();
  expect(errorAt('front_pic', form, { ...said, asked: true })).toBe('Needed');
  expect(errorAt('front_pic', form, { ...said, asked: true, isOptional: () => true })).toBeUndefined();
  expect(errorAt('name', form, { ...said, refused: { name: 'validation.required' } })).toBe('Needed');
});
