import { expect, it } from 'vitest';
import { isAllowedBy, networksOf } from './networks.js';

const LIST = ['192.0.2.0/24', '198.51.100.7', '2001:db8::/32'];

it.each(['192.0.2.1', '192.0.2.255', '::ffff:192.0.2.9', '198.51.100.7', '2001:db8::5', '127.0.0.1', '::1'])(
  '%s lies in it',
  (address) => expect(isAllowedBy(LIST, address)).toBe(true),
);

it.each(['192.0.3.1', '198.51.100.8', '2001:db9::5', '', 'localhost'])('%s does not', (address) =>
  expect(isAllowedBy(LIST, address)).toBe(false),
);

it('an empty list shuts nobody out', () => expect(isAllowedBy([], '203.0.113.9')).toBe(true));

it('a setting names networks with commas, blanks or lines between', () =>
  expect(networksOf(' 192.0.2.0/24,198.51.100.7\n 2001:db8::/32 ')).toEqual(LIST));
