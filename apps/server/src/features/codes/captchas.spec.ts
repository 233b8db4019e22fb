import { expect, it } from 'vitest';
import { Captchas } from './captchas.js';

/** Always the first sign of the alphabet: the text is 22222. */
const captchas = () => new Captchas(() => 0);

it('draws a picture as a data URL, in which the text does not stand', () => {
  const { b64s } = captchas().make();
  const [head, body = ''] = b64s.split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  const picture = Buffer.from(body, 'base64').toString();
  expect(picture).toMatch(/^<svg .*<\/svg>$/s);
  expect(picture).not.toContain('22222');
});

it('is right once, and not again', () => {
  const all = captchas();
  const { id } = all.make();
  expect(all.spend(id, ' 22222 ')).toBe(true);
  expect(all.spend(id, '22222')).toBe(false);
});

it('goes by no letter case', () => {
  const all = new Captchas((most) => most - 1);
  expect(all.spend(all.make().id, 'zzZZz')).toBe(true);
});

it('is used up by a wrong answer, and by five minutes', () => {
  const all = captchas();
  const { id } = all.make();
  expect(all.spend(id, '33333')).toBe(false);
  expect(all.spend(id, '22222')).toBe(false);
  const late = all.make(1_000);
  expect(all.spend(late.id, '22222', 301_000)).toBe(false);
  expect(all.spend(undefined, undefined)).toBe(false);
});
