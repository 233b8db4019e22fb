import { describe, expect, it } from 'vitest';
import { inOneLine } from './sentences.js';

describe('sentences in one line', () => {
  it('have a space between them', () => expect(inOneLine('en', 'One.', 'Two.')).toBe('One. Two.'));
  it.each(['ja', 'zh-HK'])('have none in %s', (tag) =>
    expect(inOneLine(tag, '一。', '二。')).toBe('一。二。'),
  );
});
