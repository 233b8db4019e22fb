import type { LanguageCode } from '@truemark/i18n';

/** Content of a statement in its language; figures and times are already formatted. */
export interface StatementText {
  readonly lang: LanguageCode;
  readonly site: string;
  readonly title: string;
  /** Days and currency: values that run left to right in every language. */
  readonly facts: readonly string[];
  readonly heads: StatementRow;
  readonly rows: readonly StatementRow[];
}
export type StatementRow = readonly [time: string, what: string, amount: string, balance: string];
