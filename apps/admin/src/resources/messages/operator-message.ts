import type { InNumbers } from '@truemark/contracts';
import type { OperatorMessageRow } from '@truemark/contracts/admin';
import { isLanguageCode, languageOf } from '@truemark/i18n';
import { t } from '../../texts/texts.js';

export type OperatorMessage = InNumbers<OperatorMessageRow>;

export const titleOf = ({ texts }: Pick<OperatorMessage, 'texts'>): string =>
  (texts.en ?? Object.values(texts)[0])?.title ?? '';

/** Whom it is for, in words. */
export function aimOf({
  to,
  customer_id: id,
  filter,
}: Pick<OperatorMessage, 'to' | 'customer_id' | 'filter'>): string {
  if (to === 'one') return t('messages.customer', { id });
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

/** What the composer holds. */
export interface MessageForm {
  readonly to?: OperatorMessage['to'];
  readonly customer_id?: number | null;
  /** Those that were marked in the list of customers. */
  readonly customers?: readonly number[] | null;
  readonly language?: string | null;
  readonly country?: string | null;
  readonly level?: number | null;
  readonly accounts?: 'real' | 'demo' | null;
  readonly texts?: Readonly<Record<string, { readonly title?: string; readonly content?: string }>>;
  readonly reason?: string | null;
}

/** Rich text in which there is nothing to read or to see. */
export const isBlank = (html: string): boolean =>
  !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** Whom the composer names, as the server reads it. */
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

/** What is sent; languages in which nothing is written are left out. */
export const messageFrom = (form: MessageForm) => ({
  ...aimFrom(form),
  reason: form.reason ?? '',
  texts: Object.fromEntries(
    Object.entries(form.texts ?? {})
      .map(([lang, text]) => [lang, { title: text?.title ?? '', content: text?.content ?? '' }] as const)
      .filter(([, { title, content }]) => title !== '' || content !== ''),
  ),
});
