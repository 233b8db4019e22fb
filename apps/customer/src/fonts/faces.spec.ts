import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the faces of the first font', () => {
  // Chromium takes glyphs missing in one face only from faces with the same weight range.
  it('declare one range of weights', () => {
    const faces = ['../early.css', './cyrillic.css', './vietnamese.css'].flatMap((path) =>
      [...styles(path).matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face),
    );
    const weights = faces.map((face) => /font-weight: ([^;]+);/.exec(face)?.[1]);
    expect(weights.length).toBeGreaterThan(3);
    expect(new Set(weights)).toEqual(new Set(['400 700']));
  });
});
