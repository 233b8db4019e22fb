import type { TickMark, Time } from 'lightweight-charts';
import { expect, it } from 'vitest';
import { RoundSeconds } from './round-seconds.js';

it('a time that the edge would cut off is left out, and written again as soon as it is whole', () => {
  const seconds = new RoundSeconds();
  const options = {
    locale: 'en',
    dateFormat: '',
  };
  seconds.setOptions({
    localization: options,
    timeScale: { timeVisible: true, secondsVisible: false, tickMarkFormatter: () => '01:00' },
  } as never);
  const time = seconds.convertHorzItemToInternal(3_600 as unknown as Time);
  const mark = { index: 0, time, weight: 50, originalTime: 3_600 } as unknown as TickMark;
  const write = (place: number) => {
    seconds.placeOf = () => place;
    return { text: seconds.formatTickmark(mark, options as never), key: seconds.cacheKey(time) };
  };
  const [cut, whole] = [write(8), write(60)];
  expect(cut.text).toBe('');
  expect(whole.text).toBe('01:00');
  // The library caches a text by its key.
  expect(cut.key).not.toBe(whole.key);
});
