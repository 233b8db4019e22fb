import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { z } from 'zod';
import { textOf } from '../../platform/http/texts.js';

/** Shortest and longest IBAN (ISO 13616). */
const IBAN = [15, 34] as const;
/** Digit run that may be an account number; dates such as `2026-11-22` are not. */
const ACCOUNT = /\d(?:[\s-]?\d){7,}/;
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const LINK = /https?:|:\/\/|\bwww\.|\b[a-z\d-]+\.[a-z]{2,}\//i;
/** Letters and digits in one word, as long as coin addresses are. */
const COIN_ADDRESS = /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{25,}\b/i;

/**
 * Whether a text contains payment details or leads to another site: a link, an IBAN, a coin address, or eight or more
 * digits in a row. Full-width letters and digits of other scripts count as their equivalents; invisible characters are
 * ignored.
 */
export function containsPaymentDetails(given: string): boolean {
  const text = given.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Which digits they are does not matter.
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

/** Body of a one-operator decision whose reason the customer reads: it must not contain payment details. */
export const customerReasonBody = <Body extends z.ZodObject<{ readonly reason: z.ZodType<string> }>>(
  body: Body,
): Body =>
  body.extend({
    reason: body.shape.reason.refine((text) => !containsPaymentDetails(text), NO_PAYMENT_DETAILS),
  }) as unknown as Body;
