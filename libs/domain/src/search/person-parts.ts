import { folded, partsOf } from './parts.js';

/** What a person is found by. */
export interface Searched {
  readonly name: string | null;
  readonly nickname: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly uid: string;
}

/** Places of each field among a person's parts. They never change: kept rows are numbered by them. */
const FIELDS: readonly (readonly [field: keyof Searched, first: number, most: number, least: number])[] = [
  ['name', 0, 48, 1],
  ['nickname', 48, 32, 2],
  ['email', 80, 64, 2],
  ['mobile', 144, 16, 3],
  ['uid', 160, 16, 3],
];

/** Numbers of parts per person: part `n` of person `id` has the number `id × 256 + n`. */
export const PARTS_OF_PERSON = 256;

/** A part under its number; null: there is none, or none any more. */
export interface PersonPart {
  readonly id: number;
  readonly part: string | null;
}

/** The parts of those fields that are given, each place of them. Any part of an address before its `@`, and what follows it. */
export function personParts(personId: number, person: Partial<Searched>): PersonPart[] {
  return FIELDS.flatMap(([field, first, most, least]) => {
    const value = person[field];
    if (value === undefined) return [];
    const parts = value === null ? [] : fieldParts(field, value, most, least);
    return Array.from({ length: most }, (_, index) => ({
      id: personId * PARTS_OF_PERSON + first + index,
      part: parts[index] ?? null,
    }));
  });
}

function fieldParts(field: keyof Searched, value: string, most: number, least: number): string[] {
  if (field !== 'email') return partsOf(value, { least, most });
  const [local = '', domain = ''] = value.split('@');
  const own = partsOf(value, { least, most: most - 1, upTo: [...folded(local)].length });
  return [...own, ...partsOf(domain, { least, most: 1 })];
}

/** Whether every word stands somewhere in one of the person's fields. `words` are folded. */
export function isPersonFound(person: Searched, words: readonly string[]): boolean {
  const text = FIELDS.map(([field]) => folded(person[field] ?? '')).join('\n');
  return words.every((word) => text.includes(word));
}
