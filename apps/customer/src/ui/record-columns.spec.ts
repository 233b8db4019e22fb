import { describe, expect, it } from 'vitest';
import { hasFigures, placesOf, type RecordColumn } from './record-columns.js';

const Cell = () => null;
const columns: RecordColumn<string>[] = [
  { name: 'side', Cell },
  { name: 'lots', isFigure: true, under: true, Cell },
  { name: 'open', isFigure: true, Cell },
  { name: 'now', isFigure: true, under: true, Cell },
  { name: 'result', isFigure: true, Cell },
];
const namesOf = (isCrowded: boolean) =>
  placesOf(columns, isCrowded).map((place) => place.map(({ name }) => name));

describe('the places of columns', () => {
  it('are one for each where there is room', () => {
    expect(namesOf(false)).toEqual([['side'], ['lots'], ['open'], ['now'], ['result']]);
  });

  it('are shared where it is crowded, and none is left out', () => {
    expect(namesOf(true)).toEqual([['side', 'lots'], ['open', 'now'], ['result']]);
  });

  it('are aligned as figures where nothing else stands', () => {
    expect(placesOf(columns, true).map(hasFigures)).toEqual([false, true, true]);
  });

  it('are never below a column that is not there', () => {
    expect(placesOf([{ name: 'lots', under: true, Cell }], true)).toHaveLength(1);
  });
});
