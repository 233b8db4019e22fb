import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '../languages.js';
import type { LoanAgreementTemplate } from './loan-agreement.js';

const FOLDER = join(import.meta.dirname, 'loan');
const languages = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

const templateOf = (language: string): LoanAgreementTemplate =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as LoanAgreementTemplate;
const paragraphsOf = ({ sections }: LoanAgreementTemplate): string[] =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const english = templateOf('en');

describe.each(languages)('the loan agreement in %s', (language) => {
  const template = templateOf(language);
  const texts = paragraphsOf(template);

  it('is that of a known language', () => expect(isLanguageCode(language)).toBe(true));

  it('has the parts of the English one, and their placeholders', () => {
    expect(template.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      english.sections.map(({ paragraphs }) => paragraphs.length),
    );
    expect(texts.map(placeholders)).toEqual(paragraphsOf(english).map(placeholders));
    expect(texts.join('').replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  });
});
