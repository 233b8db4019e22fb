import { describe, expect, it } from 'vitest';
import { ServerWords } from './server-words.js';

const words = new ServerWords(
  new Map([
    ['Not understood.', '未能理解。'],
    ['There is no such {{x}}.', '沒有此{{x}}。'],
    ['Nothing converts {{x}} to {{y}}: switch such a symbol on first.', '{{x}} 不可兌換為 {{y}}。'],
    ['At most {{x}}. (again)', '最多 {{x}}。'],
  ]),
);

describe('words for what the server says', () => {
  it.each([
    ['Not understood.', '未能理解。'],
    ['There is no such symbol.', '沒有此symbol。'],
    ['Nothing converts EUR to USD: switch such a symbol on first.', 'EUR 不可兌換為 USD。'],
    ['At most $5.00. (again)', '最多 $5.00。'],
    ['Somebody said {{y}}', 'Somebody said {{y}}'],
    ['', ''],
  ])('%s', (english, own) => expect(words.of(english)).toBe(own));

  it('leaves English as it is where nothing is to be worded', () => {
    expect(new ServerWords(new Map()).of('Not understood.')).toBe('Not understood.');
  });
});
