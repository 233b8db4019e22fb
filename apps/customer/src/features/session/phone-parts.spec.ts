import { describe, expect, it } from 'vitest';
import type { Area } from '../../api/users.js';
import { phoneParts, wholePhone } from './phone-parts.js';

const area = (id: number, dialCode: string, country: string): Area => ({
  id,
  dialCode,
  country,
  name: country,
});
const CANADA = area(1, '+001', 'CA');
const USA = area(2, '+001', 'US');
const BRITAIN = area(3, '+044', 'GB');
const AREAS = [CANADA, USA, BRITAIN];

describe('a phone number', () => {
  it.each([
    ['+1 202 555 0123', USA, USA, '2025550123'],
    ['+0012025550123', USA, USA, '2025550123'],
    ['+12025550123', undefined, CANADA, '2025550123'],
    ['+44 20 7946 0000', USA, BRITAIN, '2079460000'],
  ])('%s with %o as the usual one has its parts', (text, usual, its, number) => {
    expect(phoneParts(text, AREAS, usual)).toEqual({ area: its, number });
  });

  it.each(['2025550123', '', '+999 1'])('%s has no known prefix', (text) => {
    expect(phoneParts(text, AREAS, USA)).toBeNull();
  });

  it('is put together again, and is nothing without digits', () => {
    expect(wholePhone(BRITAIN, '2079460000')).toBe('+0442079460000');
    expect(wholePhone(BRITAIN, '')).toBe('');
  });
});
