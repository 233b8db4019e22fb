import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLanguageCode } from './languages.js';

const ROOT = join(import.meta.dirname, 'catalogues');

function read(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(ROOT, language, file), 'utf8')) as Record<string, string>;
}

const placeholders = (text: string): string[] => (text.match(/\{\{?\s*\w+\s*\}?\}/g) ?? []).sort();
const others = readdirSync(ROOT).filter((language) => language !== 'en');

describe.each(readdirSync(join(ROOT, 'en')))('catalogue %s', (file) => {
  const english = read('en', file);

  it.each(others)('%s has the same keys and placeholders as English, and no empty text', (language) => {
    expect(isLanguageCode(language)).toBe(true);
    const texts = read(language, file);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english)) {
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(text));
      expect(texts[key]?.trim(), key).not.toBe('');
    }
  });
});
