import type { CodePurpose } from '@truemark/contracts';
import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { textOf } from '../../platform/http/texts.js';
import type { Outgoing } from '../delivery/delivery.js';

/** The field of a customer's profile with the word that shows him that a message is ours. */
export const ANTI_PHISHING = 'anti_phishing';

type Words = Pick<Outgoing, 'lang' | 'subject' | 'text'>;

interface Reader {
  readonly channel: Outgoing['channel'];
  /** Null: somebody who is no customer yet. */
  readonly customer: Pick<Customer, 'lang' | 'profile'> | null;
  /** Of the call; a customer's own goes before it. */
  readonly lang: LanguageCode;
  readonly site: string;
}

/** The code's message. */
export function codeWords(reader: Reader, purpose: CodePurpose, code: string): Words {
  const { site } = reader;
  return written(reader, 'delivery.code.subject', (say) => [
    say(`delivery.code.${purpose}`, { code, site }),
    say('delivery.code.warning'),
  ]);
}

/** Told to a customer whose address somebody wanted to register again. */
export const takenWords = (reader: Reader): Words =>
  written(reader, 'delivery.taken.subject', (say) => [say('delivery.taken.text', { site: reader.site })]);

/** What of a customer's ways to sign in has changed. */
export type CredentialChange =
  | 'password'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_asked'
  | 'passkey_not_asked';

/** Told to a customer one of whose credentials was changed. */
export const credentialWords = (reader: Reader, change: CredentialChange): Words =>
  written(reader, `delivery.${change}.subject`, (say) => [
    say(`delivery.${change}.text`, { site: reader.site }),
  ]);

/** A notice in words of its own: under the site's name, with the customer's word. */
export const noticeWords = (reader: Reader, title: string, said: readonly string[]): Words =>
  written(reader, 'delivery.notice.subject', () => [...said], { title });

type Say = (key: string, facts?: Readonly<Record<string, string>>) => string;

/** A mail has a subject and a line for each sentence, an SMS is one line; both carry the customer's word. */
function written(
  { channel, customer, lang: ofCall, site }: Reader,
  subject: string,
  lines: (say: Say) => string[],
  facts: Readonly<Record<string, string>> = {},
): Words {
  const lang = customer && isLanguageCode(customer.lang) ? customer.lang : ofCall;
  const say: Say = (key, facts) => textOf(lang, key, facts);
  const word = customer?.profile[ANTI_PHISHING];
  const all = [...lines(say), ...(word === undefined ? [] : [say('delivery.anti_phishing', { word })])];
  return channel === 'email'
    ? { lang, subject: say(subject, { site, ...facts }), text: `${all.join('\n\n')}\n` }
    : { lang, subject: '', text: all.join(' ') };
}
