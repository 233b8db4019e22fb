import { expect, it } from 'vitest';
import { customerLabel } from './whose.js';

const uid = '61382714';

it.each([
  ['Mia Bennett', 'Mia Bennett · 61382714'],
  ['يوسف حداد', '\u2068يوسف حداد\u2069 · 61382714'],
  ['נועה לוי', '\u2068נועה לוי\u2069 · 61382714'],
  ['', '61382714'],
])('of %j the UID stays behind the name', (name, label) => {
  expect(customerLabel({ uid, customer_name: name })).toBe(label);
});
