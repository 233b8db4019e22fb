import { expect, it } from 'vitest';
import { type Place, placeOf, withPlace } from './place.js';

it('keeps the places of the newest fifty history entries', () => {
  const first = placeOf('start');
  let places: ReadonlyMap<string, Place> = new Map([['first', first]]);
  for (let nth = 0; nth < 60; nth += 1) {
    places = withPlace(places, `page ${nth}`, placeOf('new'));
    places = withPlace(places, 'first', first);
  }
  expect(places.size).toBe(50);
  expect([...places.keys()].slice(-2)).toEqual(['page 59', 'first']);
  expect(places.get('first')).toBe(first);
  expect(places.has('page 10')).toBe(false);
  expect(places.has('page 11')).toBe(true);
});
