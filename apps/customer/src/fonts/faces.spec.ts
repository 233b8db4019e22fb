import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const styles = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const facesIn = (css: string): string[] => [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
const said = (face: string, property: string): string | undefined =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1];

/** What a face must not say otherwise than its package, whichever way it is written. */
const coverOf = (face: string) => ({
  family: said(face, 'font-family')?.replaceAll(/['"]/g, ''),
  file: /[\w-]+\.woff2/.exec(face)?.[0],
  glyphs: said(face, 'unicode-range')
    ?.split(/,\s*/)
    .map((range) => range.toUpperCase().replaceAll(/(?<=[+-])0+(?=[\dA-F])/g, '')),
});

describe('the faces of the first font', () => {
  // Chromium takes glyphs missing in one face only from faces with the same weight range.
  it('declare one range of weights', () => {
    const faces = ['../early.css', './cyrillic.css', './vietnamese.css'].flatMap((path) =>
      facesIn(styles(path)),
    );
    const weights = faces.map((face) => said(face, 'font-weight'));
    expect(weights.length).toBeGreaterThan(3);
    expect(new Set(weights)).toEqual(new Set(['400 700']));
  });
});

describe('the faces of the scripts with one file', () => {
  const packaged = createRequire(import.meta.url);
  it.each([
    ['arabic', 'noto-sans-arabic'],
    ['cyrillic', 'inter'],
    ['devanagari', 'noto-sans-devanagari'],
    ['thai', 'noto-sans-thai'],
    ['vietnamese', 'inter'],
  ])('cover in %s what they cover in their package', (script, font) => {
    const faces = facesIn(styles(`./${script}.css`));
    expect(faces).toHaveLength(1);
    const own = coverOf(faces[0] as string);
    const all = facesIn(readFileSync(packaged.resolve(`@fontsource-variable/${font}/wght.css`), 'utf8'));
    expect(all.map(coverOf).find(({ file }) => file === own.file)).toEqual(own);
    expect(own.glyphs?.length).toBeGreaterThan(4);
  });
});
