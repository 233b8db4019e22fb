import { randomInt } from 'node:crypto';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';

/** Without look-alike letters and digits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** New customer with defaults, a random number and invitation code. */
export function newCustomer(lang: string, given: Partial<Customer>): Omit<Customer, 'id'> {
  return {
    uid: String(randomInt(10_000_000, 100_000_000)),
    isDemo: false,
    demoId: null,
    email: null,
    emailKey: null,
    mobile: null,
    areaId: null,
    passwordHash: null,
    payPasswordHash: null,
    inviteCode: letters(8),
    invitedBy: null,
    name: null,
    nickname: null,
    level: 0,
    creditScore: 0,
    isTrader: false,
    reviewStatus: 0,
    isReal: false,
    blocked: {},
    profile: {},
    createdAt: Date.now(),
    payoutsFrom: null,
    ...given,
    lang,
  };
}
