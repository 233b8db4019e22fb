import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, deriveAccent, READABLE } from './accents.js';
import { DARK, LIGHT } from './tokens.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);

describe('an accent', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('can be read in the %s mode, whatever colour an operator picks', (_, tokens) => {
    const grounds = [tokens.surface, tokens.ground, tokens.raised];
    fc.assert(
      fc.property(hex, (picked) => {
        const accent = deriveAccent(picked, '#85bd00', grounds, tokens.ink);
        expect(contrast(accent.on, accent.main)).toBeGreaterThanOrEqual(READABLE);
        for (const ground of [...grounds, accent.tint]) {
          expect(contrast(accent.text, ground)).toBeGreaterThanOrEqual(READABLE);
        }
      }),
    );
  });

  it('keeps the picked colour for areas and stays near it for text', () => {
    const accent = deriveAccent('#85bd00', '#000000', [LIGHT.surface], LIGHT.ink);
    expect(accent.main).toBe('#85bd00');
    expect(accent.on).toBe(LIGHT.ink.toLowerCase());
    expect(contrast('#85bd00', LIGHT.surface)).toBeLessThan(READABLE);
  });

  it('falls back when the setting holds no colour, and reads the short form', () => {
    expect(deriveAccent('green', '#85bd00', [LIGHT.surface], LIGHT.ink).main).toBe('#85bd00');
    expect(deriveAccent('#0f0', '#85bd00', [LIGHT.surface], LIGHT.ink).main).toBe('#00ff00');
  });
});

describe('second text', () => {
  it('can be read on every ground of its mode', () => {
    for (const tokens of [LIGHT, DARK]) {
      for (const ground of [tokens.ground, tokens.surface, tokens.raised]) {
        expect(contrast(tokens.second, ground)).toBeGreaterThanOrEqual(READABLE);
      }
    }
  });
});
