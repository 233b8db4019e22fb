import type { RandomChoices } from './random-choices.js';

/** Texts that have caused faults before. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  '1e-999',
  'NaN',
  'Infinity',
  '0x10',
  '99999999999999999999',
  '-0.00000000000001',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%',
  '%00',
  '%zz',
  '%c0%af',
  '//',
  '\\',
  '\u0000',
  '\ud800',
  '\u202e',
  'é',
  '漢字',
  'ﷺ',
  '😀',
  '{{name}}',
  '2026-11-20',
  '2026-02-31',
  '0000-00-00',
  'a@b.c',
  '+85291234567',
  'en',
  'hk',
  'xx',
  '[0,24]',
  '["id","ASC"]',
  '{"id":1}',
  '{"q":"a"}',
];

const NUMBERS = [
  0,
  1,
  2,
  3,
  -1,
  0.1,
  1.5,
  100,
  1e6,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  Number.MIN_VALUE,
];

export const anyText = (dice: RandomChoices): string => {
  switch (dice.below(6)) {
    case 0:
      return dice.bytes(dice.below(12)).toString('latin1');
    case 1:
      return 'a'.repeat(dice.below(300));
    case 2:
      return String(dice.of(NUMBERS));
    default:
      return dice.of(TEXTS);
  }
};

/** Random JSON value, sometimes nested. */
export function anyValue(dice: RandomChoices, depth = 0): unknown {
  const kind = dice.below(depth < 3 ? 10 : 7);
  if (kind < 3) return anyText(dice);
  if (kind < 5) return dice.of(NUMBERS);
  if (kind === 5) return dice.of([true, false, null]);
  if (kind === 6) return dice.below(5);
  if (kind === 7) return dice.some(4, () => anyValue(dice, depth + 1));
  return Object.fromEntries(dice.some(4, () => [anyText(dice), anyValue(dice, depth + 1)]));
}

/** Random fields: expected names, some missing, some unknown ones added. */
export function anyFields(dice: RandomChoices, names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of names) if (dice.chance(0.85)) fields[name] = anyValue(dice);
  for (const name of dice.some(2, () => anyText(dice))) {
    Object.defineProperty(fields, name, { value: anyValue(dice), enumerable: true, configurable: true });
  }
  return fields;
}
