import { expect, it } from 'vitest';
import { cleanRichText, summaryOf } from './rich-text.js';

it('keeps what an editor writes, pictures of the site among it', () => {
  const html =
    '<h2>One</h2><p><strong>Two</strong> <em>three</em> <a href="/trade">four</a></p>' +
    '<ul><li>five</li></ul><img src="/api/common/image/abc" alt="A chart" />';
  expect(cleanRichText(html)).toBe(html);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="//elsewhere.example">a</a>',
  '<img src=x onerror=alert(1)>',
  '<img src="http://elsewhere.example/a.png">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://elsewhere.example"></iframe><style>*{display:none}</style>',
])('takes out what could harm: %s', (html) => {
  const clean = cleanRichText(html);
  expect(clean).not.toMatch(/script|onclick|onerror|onload|elsewhere|iframe|style|data:/);
  expect(cleanRichText(clean)).toBe(clean);
});

it('is summed up by its first words, in one line', () => {
  expect(summaryOf('<h2>Fees &amp; hours</h2><p>Lower &lt;from&gt; today.</p>')).toBe(
    'Fees & hours Lower <from> today.',
  );
  const long = summaryOf(`<p>${'word '.repeat(100)}</p>`);
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(summaryOf(`<p>${'新規'.repeat(200)}</p>`)).toMatch(/規?…$/);
  expect(summaryOf('')).toBe('');
});
