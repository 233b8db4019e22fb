import { expect, it } from 'vitest';
import { changedWords, isLaidOutAnew, isWritten, passagesOf, readable } from './passages.js';

it('reads a text by its paragraphs, and where its links lead', () => {
  const text = '<h2>Who &amp; why</h2><p>See <a href="https://a.example">this</a>.</p><ul><li>One</li></ul>';
  expect(readable(text)).toEqual(['Who & why', 'See this (https://a.example).', '• One']);
});

it('tells the changed passage word by word, and what stayed beside it', () => {
  const text = (fee: string) => `<h2>Fees</h2><p>The fee is ${fee} a lot.</p><p>It is booked at once.</p>`;
  expect(passagesOf(text('two'), text('three'))).toEqual([
    { left: ['Fees'] },
    {
      parts: [
        { kind: 'same', text: 'The fee is ' },
        { kind: 'removed', text: 'two ' },
        { kind: 'added', text: 'three ' },
        { kind: 'same', text: 'a lot.' },
      ],
    },
    { left: ['It is booked at once.'] },
  ]);
  expect(changedWords(text('two'), text('three'))).toBe('“two” → “three”');
});

it('has what is wholly new or gone as that, and nothing where only the layout changes', () => {
  expect(passagesOf('<p>One.</p>', '<p>One.</p><p>Two.</p>')).toEqual([
    { left: ['One.'] },
    { parts: [{ kind: 'added', text: 'Two.' }] },
  ]);
  expect(passagesOf('<p>One.</p>', '<p><strong>One.</strong></p>')).toEqual([]);
  expect(changedWords('<p>One.</p>', '<p>One.</p><p>Two.</p>')).toBe('added “Two.”');
  expect(changedWords('<p>One.</p>', '<h2>One.</h2>')).toBe('layout changed');
});

it.each([
  ['<p>One.</p><p>Two.</p>', '<p>One.</p><p dir="rtl">Two.</p>', true],
  ['<p>One.</p><p>Two.</p>', '<p>One!</p><p><strong>Two.</strong></p>', true],
  ['<p>See <a href="/a" rel="x">it</a>.</p>', '<p>See <a href="/b" rel="x">it</a>.</p>', false],
  ['<ul><li>One</li></ul>', '<ul><li>New</li><li>One</li></ul>', false],
  ['<p>One.</p>', '<p>One.</p><p>Two.</p>', false],
])('%s to %s lays words that stay out anew: %s', (before, after, isAnew) => {
  expect(isLaidOutAnew(before, after)).toBe(isAnew);
});

it.each([
  ['10000', '6000', false],
  ['<p>One.</p>', null, true],
  ['a'.repeat(200), null, false],
  ['many words '.repeat(20), 'few', true],
])('%s is written text: %s, %s', (before, after, written) => {
  expect(isWritten(before, after)).toBe(written);
});
