import { expect, it } from 'vitest';
import { suggestedReasons } from './suggested-reasons.js';

it.each(['verifications', 'deposits', 'withdrawals'])('whoever rejects in %s has words at hand', (queue) => {
  const offered = suggestedReasons(queue);
  expect(offered.length).toBeGreaterThanOrEqual(3);
  for (const { name, texts } of offered) {
    expect(name).toMatch(/^[A-Z].* /);
    expect(Object.keys(texts)).toEqual(['en', 'hk']);
    // Maximum length of a template.
    for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(300);
  }
});

it('a queue of another kind is offered nothing', () => {
  expect(suggestedReasons('traders')).toEqual([]);
});
