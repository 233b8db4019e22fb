import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Random } from '../../platform/auth/random.js';
import { NoRateLimiter } from '../../platform/http/rate-limiter.js';
import { isRequestRefusal } from '../../platform/http/refusal.js';
import { LocalStore } from '../../platform/shared-store/local-store.js';
import { captchaPicture } from './captcha-picture.js';
import { Captchas } from './captchas.js';

const HERE = '192.0.2.1';

/** Always the first character of the alphabet: the text is 22222. */
const captchas = (random: Random = () => 0, store = new LocalStore()) =>
  new Captchas(random, new NoRateLimiter(), store);
const made = async (all: Captchas, now?: number) => {
  const captcha = await all.make(HERE, now);
  if (isRequestRefusal(captcha)) throw new Error(captcha.key);
  return captcha;
};

/** Reads the letters of an SVG: each filled path is one letter, identified by its commands. */
const outlinesIn = (picture: Buffer): string[] =>
  picture.toString('latin1').match(/<path|[MLQ]-?\d+\.\d+ -?\d+\.\d+/g) ?? [];

it('draws a picture of points as a data URL, in which neither the text nor an outline stands', async () => {
  const { b64s } = await made(captchas());
  const [head, body = ''] = b64s.split(',');
  expect(head).toBe('data:image/webp;base64');
  const picture = Buffer.from(body, 'base64');
  expect(picture.toString('latin1')).toMatch(/^RIFF.{4}WEBPVP8 /s);
  expect(picture.toString('latin1')).not.toMatch(/<svg|<text|22222/);
  expect(outlinesIn(picture)).toEqual([]);
  // Nor does the file contain any metadata.
  expect(picture.toString('latin1')).not.toMatch(/EXIF|XMP |ICCP/);
});

it('draws one text differently each time', async () => {
  const [one, other] = await Promise.all([
    captchaPicture('AB2CD', randomInt),
    captchaPicture('AB2CD', randomInt),
  ]);
  const points = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  const [mine = Buffer.alloc(0), its = Buffer.alloc(0)] = points;
  const far = mine.filter((value, at) => Math.abs(value - (its[at] as number)) > 60).length;
  // Beyond the noise: letters and lines themselves are elsewhere.
  expect(far / mine.length).toBeGreaterThan(0.05);
});

it('leaves letters on the picture: much ink, much ground', async () => {
  const points = await sharp(await captchaPicture('AB2CD', () => 7))
    .greyscale()
    .raw()
    .toBuffer();
  const dark = points.filter((value) => value < 150).length / points.length;
  expect(dark).toBeGreaterThan(0.08);
  expect(dark).toBeLessThan(0.6);
});

it('is right once, and not again', async () => {
  const all = captchas();
  const { id } = await made(all);
  expect(await all.spend(id, ' 22222 ')).toBe(true);
  expect(await all.spend(id, '22222')).toBe(false);
});

it('goes by no letter case', async () => {
  const all = captchas((most) => most - 1);
  expect(await all.spend((await made(all)).id, 'zzZZz')).toBe(true);
});

it('is used up by a wrong answer, and by five minutes', async () => {
  const all = captchas();
  const { id } = await made(all);
  expect(await all.spend(id, '33333')).toBe(false);
  expect(await all.spend(id, '22222')).toBe(false);
  let now = 1_000;
  const later = captchas(() => 0, new LocalStore(() => now));
  const late = await made(later, now);
  now = 301_000;
  expect(await later.spend(late.id, '22222')).toBe(false);
  expect(await all.spend(undefined, undefined)).toBe(false);
});

it('lets one of two in who spend it at two servers at once', async () => {
  const store = new LocalStore();
  const [here, there] = [captchas(() => 0, store), captchas(() => 0, store)];
  const { id } = await made(here);
  const spent = await Promise.all([here, there, here, there].map((each) => each.spend(id, '22222')));
  expect(spent.filter(Boolean)).toHaveLength(1);
});
