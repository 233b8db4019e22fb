import { describe, expect, it } from 'vitest';
import { parseFavourites, withFavourite } from './favourites.js';

describe('parseFavourites', () => {
  it.each([
    [null, []],
    ['[3,1]', [3, 1]],
    ['[3,"1",null,1.5]', [3]],
    ['{"a":1}', []],
    ['[3', []],
  ])('reads %s', (text, ids) => expect(parseFavourites(text)).toEqual(ids));
});

describe('withFavourite', () => {
  it('adds at the end, once', () => expect(withFavourite([3, 1], 3, true)).toEqual([1, 3]));
  it('takes away what is there', () => expect(withFavourite([3, 1], 3, false)).toEqual([1]));
  it('takes away nothing that is not', () => expect(withFavourite([1], 3, false)).toEqual([1]));
});
