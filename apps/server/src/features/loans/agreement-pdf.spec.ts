import { inflateSync } from 'node:zlib';
import { LANGUAGE_CODES } from '@truemark/i18n';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreementFixture } from './agreement.fixture.js';
import { agreementPdf } from './agreement-pdf.js';
import { agreementText } from './agreement-text.js';

const { parameters, facts } = agreementFixture;
const signedAt = Date.UTC(2026, 10, 22);
let signature: Buffer;
beforeAll(async () => {
  signature = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'black' } })
    .jpeg()
    .toBuffer();
});

const printed = (
  caller: string,
  more: Partial<typeof parameters> = {},
  sign: Uint8Array | null = signature,
) => {
  const { text, hash, lang } = agreementText(caller, { ...parameters, ...more }, facts);
  return agreementPdf({ text, hash, lang, site: 'Truemark', signedAt, signature: sign });
};

/** Content of the pages, one stream each. */
function pagesOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/g)];
  return streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((stream) => stream.includes(' Tf'));
}

const unescaped = (text: string): Buffer =>
  Buffer.from(
    text.replace(/\\([nrtbf\\()])/g, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  );
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Text that the file declares for its glyphs, in reading order. */
function textOf(pages: readonly string[]): string {
  const actual = /\/ActualText \(((?:\\[^]|[^\\)])*)\)/g;
  return [...pages.join('').matchAll(actual)]
    .map(([, raw = '']) => {
      const bytes = unescaped(raw);
      return bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
        ? bytes.subarray(2).swap16().toString('utf16le')
        : bytes.toString('latin1');
    })
    .join('');
}

/** Glyphs by number in the subset font; 0 is the box for a missing glyph. */
const glyphsOf = (page: string): string[] =>
  [...page.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []);

const FONTS: Readonly<Record<string, string>> = {
  jp: 'NotoSansJP',
  kr: 'NotoSansKR',
  hk: 'NotoSansHK',
  th: 'NotoSansThai',
  ar: 'NotoSansArabic',
  hi: 'NotoSansDevanagari',
};

describe.each(LANGUAGE_CODES)('an agreement in %s as PDF', (lang) => {
  it('holds the whole text in letters that its fonts have, on two or three numbered pages with the hash', async () => {
    const { text, hash } = agreementText(lang, parameters, facts);
    const pdf = await printed(lang);
    const pages = pagesOf(pdf);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect([2, 3]).toContain(pages.length);
    expect(textOf(pages)).toBe(text.replaceAll('\n', ''));
    const glyphs = pages.flatMap(glyphsOf);
    expect(glyphs.length).toBeGreaterThan(text.length / 2);
    expect(glyphs).not.toContain('0000');
    const file = pdf.toString('latin1');
    expect(file).toContain(`SHA-256 ${hash}`);
    const fonts = new Set([...file.matchAll(/\/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font));
    expect(fonts).toEqual(new Set(['Roboto', FONTS[lang]].filter(Boolean)));
    expect(file).toContain('/DCTDecode');
  });
});

it('shows a name of any script, and by its number a letter that no font has', async () => {
  const pages = pagesOf(await printed('en', { name: 'محمد मोहन สมชาย 山田さん 김', last_name: '😀' }));
  expect(textOf(pages)).toContain('last name: [U+1F600]');
  expect(pages.flatMap(glyphsOf)).not.toContain('0000');
});

it('goes on to further pages for a long name, and never tears the section that is signed', async () => {
  const pages = pagesOf(await printed('en', { last_name: 'Wong'.repeat(1200) }));
  expect(pages.length).toBeGreaterThan(2);
  expect(textOf(pages.slice(-1))).toMatch(/12\. Text, date and signature.*Borrower’s signature:$/);
});

it('is the same to the byte each time', async () => {
  expect((await printed('th')).equals(await printed('th'))).toBe(true);
});

it('leaves the place empty without a signature, and takes no file that is not a picture', async () => {
  expect((await printed('en', {}, null)).includes('/DCTDecode')).toBe(false);
  await expect(printed('en', {}, Buffer.from('<svg/>'))).rejects.toThrow();
});
