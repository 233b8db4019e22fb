import type { LanguageCode } from '@truemark/i18n';

/** What a statement says, in the language of its words; figures and times are written already. */
export interface StatementText {
  readonly lang: LanguageCode;
  readonly site: string;
  readonly title: string;
  /** Days and currency: figures that stand from left to right in every language. */
  readonly facts: readonly string[];
  readonly heads: StatementRow;
  readonly rows: readonly StatementRow[];
}
export type StatementRow = readonly [time: string, what: string, amount: string, balance: string];

/** Languages with letters that none of the fonts has: their statements are in English. */
const WITHOUT_FONT: readonly LanguageCode[] = ['kr', 'th', 'hi'];

/** The language of a printed statement's words. */
export const statementLanguage = (lang: LanguageCode): LanguageCode =>
  WITHOUT_FONT.includes(lang) ? 'en' : lang;
