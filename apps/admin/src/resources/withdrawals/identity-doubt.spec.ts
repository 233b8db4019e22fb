import { describe, expect, it } from 'vitest';
import { meantAnyway } from './identity-doubt.js';

const of = (level: 'none' | 'junior' | 'senior') => ({ evidence: { level } });

describe('money to somebody whose identity is not verified', () => {
  it('is meant, by whoever approves it, asks for it or pays it', () => {
    expect(meantAnyway(of('none'), 'approve')).toEqual(['Identity not verified: approve anyway']);
    expect(meantAnyway(of('none'), 'request')).toEqual(['Identity not verified: request approval anyway']);
    expect(meantAnyway(of('none'), 'paid')).toEqual(['Identity not verified: pay anyway']);
  });

  it('is meant where one of two levels is missing, and goes without a word where both are there', () => {
    expect(meantAnyway(of('junior'), 'paid')).toEqual([
      'Only the junior level of identity verified: pay anyway',
    ]);
    expect(meantAnyway(of('senior'), 'paid')).toEqual([]);
  });

  it('waits for the evidence', () => {
    expect(meantAnyway({}, 'paid')).toEqual([]);
  });
});
