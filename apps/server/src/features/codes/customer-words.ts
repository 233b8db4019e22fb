import type { CodePurpose } from '@truemark/contracts';
import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { textOf } from '../../platform/http/texts.js';
import type { Outgoing } from '../delivery/delivery.js';

/** Profile field with the customer's anti-phishing word, shown in every message of ours. */
export const ANTI_PHISHING = 'anti_phishing';

type MessageText = Pick<Outgoing, 'lang' | 'subject' | 'text'>;

interface Reader {
  readonly channel: Outgoing['channel'];
  /** Null: not yet a customer. */
  readonly customer: Pick<Customer, 'lang' | 'profile'> | null;
  /** Language of the call; a customer's own language takes precedence. */
  readonly lang: LanguageCode;
  readonly site: string;
}

/** Text of a code message. */
export function codeText(reader: Reader, purpose: CodePurpose, code: string): MessageText {
  const { site } = reader;
  return written(reader, 'delivery.code.subject', (say) => [
    say(`delivery.code.${purpose}`, { code, site }),
    say('delivery.code.warning'),
  ]);
}

/** Notice to a customer whose address somebody tried to register again. */
export const accountTakenText = (reader: Reader): MessageText =>
  written(reader, 'delivery.taken.subject', (say) => [say('delivery.taken.text', { site: reader.site })]);

/** Kind of credential change. */
export type CredentialChange =
  | 'password'
  | 'factor_added'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_asked'
  | 'passkey_not_asked';

/** Notice to a customer whose credential was changed. */
export const credentialChangeText = (reader: Reader, change: CredentialChange): MessageText =>
  written(reader, `delivery.${change}.subject`, (say) => [
    say(`delivery.${change}.text`, { site: reader.site }),
  ]);

/** Notice with its own text, with the site's name and the customer's anti-phishing word. */
export const noticeText = (reader: Reader, title: string, said: readonly string[]): MessageText =>
  written(reader, 'delivery.notice.subject', () => [...said], { title });

type Say = (key: string, facts?: Readonly<Record<string, string>>) => string;

/** A mail has a subject and a line per sentence, an SMS is one line; both include the customer's anti-phishing word. */
function written(
  { channel, customer, lang: ofCall, site }: Reader,
  subject: string,
  lines: (say: Say) => string[],
  facts: Readonly<Record<string, string>> = {},
): MessageText {
  const lang = customer && isLanguageCode(customer.lang) ? customer.lang : ofCall;
  const say: Say = (key, facts) => textOf(lang, key, facts);
  const word = customer?.profile[ANTI_PHISHING];
  const all = [...lines(say), ...(word === undefined ? [] : [say('delivery.anti_phishing', { word })])];
  return channel === 'email'
    ? { lang, subject: say(subject, { site, ...facts }), text: `${all.join('\n\n')}\n` }
    : { lang, subject: '', text: all.join(' ') };
}
