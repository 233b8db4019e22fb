import { describe, expect, it } from 'vitest';
import { ALWAYS, leftOut, PARTS, SLOWEST, storiesOf, turnOf } from './steps/rotation.mjs';

const parts = Array.from({ length: PARTS }, (_, index) => index + 1);

describe.each(['stories', 'browser'] as const)('the rotation of %s', (kind) => {
  const all = storiesOf(kind);

  it('names stories that exist', () => {
    expect(ALWAYS[kind].filter((name) => !all.includes(name))).toEqual([]);
  });

  it('tells each story in every run or in exactly one part', () => {
    const told = [...ALWAYS[kind], ...parts.flatMap((part) => turnOf(kind, part))];
    expect(told.sort()).toEqual(all);
  });

  it('leaves to others what neither this part nor every run tells, and nothing without a part', () => {
    for (const part of parts) {
      const left = leftOut(kind, String(part));
      expect(left).toHaveLength(all.length - ALWAYS[kind].length - turnOf(kind, part).length);
      expect(left.every((file) => all.some((name) => file.endsWith(`/${name}.e2e-spec.ts`)))).toBe(true);
    }
    expect(leftOut(kind, '')).toEqual([]);
  });
});

it('deals the longest stories evenly', () => {
  for (const kind of ['stories', 'browser'] as const) {
    const heavy = parts.map((part) => turnOf(kind, part).filter((name) => SLOWEST.includes(name)).length);
    expect(Math.max(...heavy) - Math.min(...heavy)).toBeLessThanOrEqual(1);
  }
  const all = [...storiesOf('stories'), ...storiesOf('browser')];
  expect(SLOWEST.filter((name) => !all.includes(name))).toEqual([]);
});
