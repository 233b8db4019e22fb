import { foldForSearch, partsOf } from './parts.js';

/** Searchable fields of a person. */
export interface SearchFields {
  readonly name: string | null;
  readonly nickname: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly uid: string;
}

/** Range of each field among a person's parts. Never change these: stored rows depend on them. */
const FIELDS: readonly (readonly [field: keyof SearchFields, first: number, most: number, least: number])[] =
  [
    ['name', 0, 48, 1],
    ['nickname', 48, 32, 2],
    ['email', 80, 64, 2],
    ['mobile', 144, 16, 3],
    ['uid', 160, 16, 3],
  ];

/** Part ids per person: part `n` of person `id` has id `id × 256 + n`. */
export const PARTS_OF_PERSON = 256;

/** A part with its id; null: none at this position. */
export interface PersonPart {
  readonly id: number;
  readonly part: string | null;
}

/**
 * Parts of the given fields, with one row per position. For an e-mail: parts from each position before the `@`, and the
 * domain.
 */
export function personParts(personId: number, person: Partial<SearchFields>): PersonPart[] {
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

function fieldParts(field: keyof SearchFields, value: string, most: number, least: number): string[] {
  if (field !== 'email') return partsOf(value, { least, most });
  const [local = '', domain = ''] = value.split('@');
  const own = partsOf(value, { least, most: most - 1, upTo: [...foldForSearch(local)].length });
  return [...own, ...partsOf(domain, { least, most: 1 })];
}

/** Whether each word occurs in one of the person's fields. `words` must be normalised (see `foldForSearch`). */
export function isPersonFound(person: SearchFields, words: readonly string[]): boolean {
  const text = FIELDS.map(([field]) => foldForSearch(person[field] ?? '')).join('\n');
  return words.every((word) => text.includes(word));
}
