/** A whole number of chance from 0, below `most`; not to be foreseen. */
export type Random = (most: number) => number;

/** Under which Nest gives it. */
export const RANDOM = Symbol('Random');

/** `length` signs of an alphabet, each of chance. */
export const drawn = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
