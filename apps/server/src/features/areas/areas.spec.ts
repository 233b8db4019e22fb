import { describe, expect, it } from 'vitest';
import type { Settings } from '../settings/settings.js';
import { Areas } from './areas.js';

const areasOf = (restricted = ''): Areas => new Areas({ text: () => restricted } as unknown as Settings);

describe('a mobile number', () => {
  it.each([
    ['+001-2125551234', { number: '+12125551234' }],
    ['2125551234', { number: '+12125551234' }],
    ['+49 1512 3456789', { number: '+4915123456789' }],
    // No area of the plan.
    ['+001-5551234567', { problem: 'invalid' }],
    ['+86 13800138000', { problem: 'refused' }],
    ['12', { problem: 'invalid' }],
  ])('that receives messages: %s', (text, read) => {
    expect(areasOf().readMobile(text, undefined)).toEqual(read);
  });

  it.each([
    ['+001-2125551234', '', { number: '+12125551234' }],
    ['+001-5551234567', '', { number: '+15551234567' }],
    ['+001-1234567890', '', { number: '+11234567890' }],
    ['+001-55512', '', { problem: 'invalid' }],
    ['+86 13800138000', '', { problem: 'refused' }],
    // Too short for an assigned range of China, which is the only country with this prefix.
    ['+86 1112345', '', { problem: 'refused' }],
    ['+001-5551234567', 'CA', { problem: 'invalid' }],
    ['words', '', { problem: 'invalid' }],
  ])('that is stated in a form: %s, restricted "%s"', (text, restricted, read) => {
    expect(areasOf(restricted).readStatedMobile(text, undefined)).toEqual(read);
  });
});

it('lists no country where services are refused, nor its name', () => {
  const list = areasOf('US').list('en');
  const codes = list.map(({ global_code: code }) => code);
  for (const refused of ['KP', 'IL', 'CN', 'VU', 'CU', 'US']) expect(codes).not.toContain(refused);
  expect(codes).toEqual(expect.arrayContaining(['HK', 'MO', 'GB', 'DE']));
  expect(list.filter(({ name }) => /china|korea|israel/i.test(name)).map(({ name }) => name)).toEqual([
    'South Korea',
  ]);
  expect(list.find(({ global_code: code }) => code === 'GB')?.name).toBe('United Kingdom');
});
