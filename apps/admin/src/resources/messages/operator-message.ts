import type { NumericDecimals } from '@truemark/contracts';
import type { OperatorMessageRow } from '@truemark/contracts/admin';
import { isLanguageCode, languageOf } from '@truemark/i18n';
import { t } from '../../texts/texts.js';

export type OperatorMessage = NumericDecimals<OperatorMessageRow>;

export const titleOf = ({ texts }: Pick<OperatorMessage, 'texts'>): string =>
  (texts.en ?? Object.values(texts)[0])?.title ?? '';

/** Recipients other than a single customer, in words. */
export function aimOf({ to, filter }: Pick<OperatorMessage, 'to' | 'filter'>): string {
  if (to === 'all') return t('messages.allCustomers');
  const { language, country, level, real, customers } = filter;
  const parts = [
    language !== undefined && (isLanguageCode(language) ? languageOf(language).name : language),
    country,
    level !== undefined && t('messages.level2', { level }),
    customers !== undefined && t('messages.chosenCustomers', { count: customers.length }),
    real !== undefined && (real ? t('messages.realAccounts') : t('messages.demoAccounts')),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('messages.allCustomers');
}

/** Form values of the composer. */
export interface MessageForm {
  readonly to?: OperatorMessage['to'];
  readonly customer_id?: number | null;
  /** Customers selected in the customer list. */
  readonly customers?: readonly number[] | null;
  readonly language?: string | null;
  readonly country?: string | null;
  readonly level?: number | null;
  readonly accounts?: 'real' | 'demo' | null;
  readonly texts?: Readonly<Record<string, { readonly title?: string; readonly content?: string }>>;
  readonly reason?: string | null;
}

/** Whether rich text has no visible content. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** Recipients of the composer, as the server reads them. */
export function aimFrom(form: MessageForm) {
  const { to = 'all', customer_id: id, customers, language, country, level, accounts } = form;
  if (to === 'one') return { to, customer_id: id ?? null };
  if (to === 'all') return { to };
  const filter = {
    ...(customers && customers.length > 0 && { customers }),
    ...(language && { language }),
    ...(country && { country }),
    ...(level !== null && level !== undefined && { level }),
    ...(accounts && { real: accounts === 'real' }),
  };
  return { to, filter };
}

/** Message to send, without languages that have no text. */
export const messageFrom = (form: MessageForm) => ({
  ...aimFrom(form),
  reason: form.reason ?? '',
  texts: Object.fromEntries(
    Object.entries(form.texts ?? {})
      .map(([lang, text]) => [lang, { title: text?.title ?? '', content: text?.content ?? '' }] as const)
      .filter(([, { title, content }]) => title !== '' || content !== ''),
  ),
});
