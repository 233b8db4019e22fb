import { expect, it } from 'vitest';
import { fontRunsOf } from './statement-script.js';

const drawn = (text: string): string[] =>
  fontRunsOf(text).map(({ text: shown, font }) => `${font.replace('NotoSans', '')} ${shown}`);

it('gives each stretch the font that has its letters', () => {
  expect(drawn('Fee 手續費 ok')).toEqual(['Roboto Fee ', 'HK 手續費', 'Roboto  ok']);
  expect(drawn('入金，出金。')).toEqual(['HK 入金，出金。']);
  expect(drawn('입금 漢字 USD')).toEqual(['KR 입금', 'Roboto  ', 'HK 漢字', 'Roboto  USD']);
  expect(drawn('जमा (USD)।')).toEqual(['Devanagari जमा', 'Roboto  (USD)', 'Devanagari ।']);
  expect(drawn('')).toEqual([]);
});

it('leaves joiners to the font of the letters that they join', () => {
  expect(drawn('क्\u200dष')).toEqual(['Devanagari क्\u200dष']);
});

it('lets lines break between Thai words, which have no blanks', () => {
  expect(drawn('เวลาเงิน')).toEqual(['Thai เวลา\u200bเงิน']);
  expect(drawn('ต่างๆ USD')).toEqual(['Thai ต่างๆ', 'Roboto  USD']);
});

it('puts Arabic words where the eye meets them, each with its letters as they are read', () => {
  expect(drawn('كشف حساب')).toEqual(['Arabic حساب', 'Roboto  ', 'Arabic كشف']);
  expect(drawn('رسوم USD (مصحح) 12.50')).toEqual([
    'Roboto 12.50 (',
    'Arabic مصحح',
    'Roboto ) USD ',
    'Arabic رسوم',
  ]);
});

it('leaves the parts of a date in their places after an Arabic word', () => {
  expect(drawn('يوم 2026-11-20')).toEqual(['Roboto 2026-11-20 ', 'Arabic يوم']);
});

it('lets a text that begins with Latin letters run from left to right', () => {
  expect(drawn('USD · رسوم')).toEqual(['Roboto USD · ', 'Arabic رسوم']);
});

it('keeps the order of a left-to-right sentence around an Arabic word', () => {
  expect(drawn('Paid to علي today')).toEqual(['Roboto Paid to ', 'Arabic علي', 'Roboto  today']);
});

it('breaks long Arabic texts before words change places', () => {
  const words = Array.from({ length: 12 }, (_, index) => `كلمة${'ا'.repeat(index)}`);
  const lines = fontRunsOf(words.join(' '))
    .map(({ text }) => text)
    .join('')
    .split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]?.endsWith(words[0] as string)).toBe(true);
  expect(lines.every((line) => line.length <= 48)).toBe(true);
});

it('leaves out marks that only say a direction', () => {
  expect(drawn('\u206612.5\u2069')).toEqual(['Roboto 12.5']);
});
