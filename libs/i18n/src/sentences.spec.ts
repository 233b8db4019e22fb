import { describe, expect, it } from 'vitest';
import { joinSentences } from './sentences.js';

describe('sentences in one line', () => {
  it('have a space between them', () => expect(joinSentences('en', 'One.', 'Two.')).toBe('One. Two.'));
  it.each(['ja', 'zh-HK'])('have none in %s', (tag) =>
    expect(joinSentences(tag, '一。', '二。')).toBe('一。二。'),
  );
});
