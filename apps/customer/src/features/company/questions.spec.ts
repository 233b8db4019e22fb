import { describe, expect, it } from 'vitest';
import { questionsOf, searchQuestions } from './questions.js';

const HTML =
  '<p>Before.</p><h2>How do I <b>deposit</b>?</h2><p>By bank.</p><p>Or coins.</p><h2>Why?</h2><p>So.</p>';

describe('the questions of a text', () => {
  it('are its headings, each with what follows', () => {
    expect(questionsOf(HTML)).toEqual([
      { title: 'How do I <b>deposit</b>?', answer: '<p>By bank.</p><p>Or coins.</p>' },
      { title: 'Why?', answer: '<p>So.</p>' },
    ]);
    expect(questionsOf('<p>No heading.</p>')).toEqual([]);
  });

  it.each([
    ['', 2],
    ['BANK deposit', 1],
    ['deposit so', 0],
    ['p', 1],
  ])('with %j in them are %i', (typed, many) => {
    expect(searchQuestions(questionsOf(HTML), typed)).toHaveLength(many);
  });
});
