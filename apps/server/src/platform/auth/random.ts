/** Unpredictable random whole number from 0, below `most`. */
export type Random = (most: number) => number;

/** Injection token. */
export const RANDOM = Symbol('Random');

/** `length` random characters of an alphabet. */
export const randomString = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
