import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { z } from 'zod';
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

/** The body of a decision whose reason a customer reads, at one person's word: it never says where to pay. */
export const saidToCustomers = <Body extends z.ZodObject<{ readonly reason: z.ZodType<string> }>>(
  body: Body,
): Body =>
  body.extend({
    reason: body.shape.reason.refine((text) => !namesPayment(text), NO_PAYMENT_DETAILS),
  }) as unknown as Body;
