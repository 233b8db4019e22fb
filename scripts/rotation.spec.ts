import { describe, expect, it } from 'vitest';
import { ALWAYS, COSTS, costOf, leftOut, PARTS, partsOf, storiesOf } from './steps/rotation.mjs';

describe.each(['stories', 'browser'] as const)('the rotation of %s', (kind) => {
  const all = storiesOf(kind);
  const parts = partsOf(kind);

  it('names stories that exist', () => {
    expect([...ALWAYS[kind], ...Object.keys(COSTS[kind])].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('tells each story in every run or in exactly one part', () => {
    const told = [...ALWAYS[kind], ...parts.flatMap(({ names }) => names)];
    expect(parts).toHaveLength(PARTS);
    expect(told.sort()).toEqual(all);
  });

  it('leaves to others what neither this part nor every run tells, and nothing without a part', () => {
    for (const [index, { names }] of parts.entries()) {
      const left = leftOut(kind, String(index + 1));
      expect(left).toHaveLength(all.length - ALWAYS[kind].length - names.length);
      expect(left.every((file) => all.some((name) => file.endsWith(`/${name}.e2e-spec.ts`)))).toBe(true);
    }
    expect(leftOut(kind, '')).toEqual([]);
  });

  it.each(['0', String(PARTS + 1), 'third'])('has no part %s', (part) => {
    expect(() => leftOut(kind, part)).toThrow(`the parts are 1 to ${PARTS}`);
  });

  it('knows what most stories take', () => {
    const unmeasured = all.filter((name) => !(name in COSTS[kind]));
    expect(unmeasured.length, `npm test -- ${kind} --costs`).toBeLessThan(all.length / 5);
  });

  it('deals parts that take alike, as far as the longest stories allow', () => {
    const least = Math.min(...parts.map(({ cost }) => cost));
    for (const { cost, names } of parts) {
      const last = names.at(-1) ?? '';
      if (names.length > 1) expect(cost - costOf(kind, last), names.join()).toBeLessThanOrEqual(least);
    }
  });
});
