import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { z } from 'zod';
import { textOf } from '../../platform/http/texts.js';

/** Shortest and longest IBAN (ISO 13616). */
const IBAN = [15, 34] as const;
/** So many digits in a row may be an account; days as `2026-11-22` are none. */
const ACCOUNT = /\d(?:[\s-]?\d){7,}/;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const LINK = /https?:|:\/\/|\bwww\.|\b[a-z\d-]+\.[a-z]{2,}\//i;
/** Letters and digits in one word, as long as addresses of coins are. */
const COIN_ADDRESS = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{25,}\b/i;

/**
 * Whether a text says where to pay or leads away from the house: a link, an IBAN, an address of a coin, eight digits or
 * more in a row. Full-width letters and other scripts' digits count as what they stand for, invisible ones as none.
 */
export function namesPayment(given: string): boolean {
  const text = given.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Only that they are digits counts, not which.
  const digits = text.replace(/\p{Nd}/gu, '0').replace(DAY, ' ');
  return LINK.test(text) || COIN_ADDRESS.test(text) || ACCOUNT.test(digits) || holdsIban(text);
}

function holdsIban(text: string): boolean {
  const plain = electronicFormatIBAN(text) ?? '';
  for (const { index } of plain.matchAll(/(?=[A-Z]{2}\d{2})/g)) {
    for (let length = IBAN[0]; length <= IBAN[1]; length++) {
      if (isValidIBAN(plain.slice(index, index + length))) return true;
    }
  }
  return false;
}

const NO_PAYMENT_DETAILS = textOf('en', 'validation.no_payment_details');

/** What one person of the house says to a customer: never where to pay. `least` 0: it may be missing. */
export const saidToCustomers = (least = 3) =>
  (least === 0
    ? z.string().trim().max(300).default('')
    : z.string().trim().min(least, 'The customer reads this: please say why.').max(300)
  ).refine((text) => !namesPayment(text), NO_PAYMENT_DETAILS);
