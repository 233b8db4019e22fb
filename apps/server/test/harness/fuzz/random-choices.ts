import { seeded } from '../faults.js';

/** Random choices derived from a seed. */
export interface RandomChoices {
  /** Whole number from 0, below `most`. */
  below(most: number): number;
  chance(probability: number): boolean;
  of<T>(list: readonly T[]): T;
  /** 0 to `most` results of `each`. */
  some<T>(most: number, each: () => T): T[];
  bytes(length: number): Buffer;
}

/** Random source of one connection: each has its own seed, so that it can be repeated separately. */
export function diceOf(seed: number, connection: number): RandomChoices {
  const next = seeded(
    Math.imul(seed ^ 0x9e3779b9, 2_654_435_761) + Math.imul(connection, 40_503) + connection,
  );
  for (let warm = 0; warm < 4; warm++) next();
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    chance: (probability) => next() < probability,
    of: (list) => list[below(list.length)] as never,
    some: (most, each) => Array.from({ length: below(most + 1) }, each),
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
