import type { NumericDecimals } from '@truemark/contracts';
import type { FundRow } from '@truemark/contracts/admin';
import { dayProfit, redeemable, refuseTerms, totalProfit, yearlyRate } from '@truemark/domain';
import { LANGUAGE_CODES } from '@truemark/i18n';
import { formatDecimal, ONE, parseDecimal, toChartNumber } from '@truemark/money';
import { t } from '../../texts/texts.js';

/** Fund that can be subscribed, on the same terms for everybody. */
export type Fund = NumericDecimals<FundRow>;

export type FundText = Fund['texts'][string];
export type FundTexts = Readonly<
  Record<string, Partial<Readonly<Record<keyof FundText, string | null>>> | null>
>;

/** Form values while they are being edited. */
export type FundForm = Readonly<Partial<Record<keyof Fund, unknown>>> & { readonly texts?: FundTexts };

export const NEW_FUND = {
  is_published: false,
  texts: {},
  image: '',
  dividend_percentage: 0.1,
  staring_sub_amount: 100,
  max_sub_amount: 1000,
  limit_num: 0,
  lock_dividend_days: 30,
  liquidated_damages: 5,
};

/** Texts of a fund, in form order. */
export const TEXTS: readonly (keyof FundText)[] = ['title', 'desc', 'risk', 'who_pays'];

/** Texts required in the site's language before customers see the fund. */
export const NEEDED: ReadonlySet<keyof FundText> = new Set(['title', 'risk', 'who_pays']);

const isWritten = (text: string | null | undefined): boolean => Boolean(text?.trim());

/** Codes of the languages that have any text. */
export const writtenIn = (texts: FundTexts | undefined): string[] =>
  Object.keys(texts ?? {}).filter((lang) => missingIn(texts, lang).length < TEXTS.length);

/** Whether a fund has a title in any language. */
export const isTitled = (texts: FundTexts | undefined): boolean =>
  Object.values(texts ?? {}).some((text) => isWritten(text?.title));

/** Texts still missing in a language. */
export const missingIn = (texts: FundTexts | undefined, lang: string): (keyof FundText)[] =>
  TEXTS.filter((name) => !isWritten(texts?.[lang]?.[name]));

/**
 * Status of a language's texts on its tab. In the site's own language, texts required for publishing may be missing.
 */
export function standingOf(
  texts: FundTexts | undefined,
  lang: string,
  siteLanguage: string,
): { readonly kind: 'whole' | 'part' | 'none'; readonly missing: number } {
  const missing = missingIn(texts, lang).length;
  if (missing === 0) return { kind: 'whole', missing };
  return { kind: missing < TEXTS.length || lang === siteLanguage ? 'part' : 'none', missing };
}

/** Languages of the tabs: the site's own first. */
export const languagesFrom = (siteLanguage: string): readonly string[] => [
  siteLanguage,
  ...LANGUAGE_CODES.filter((code) => code !== siteLanguage),
];

/** Texts to send: languages that have any text, each with all its fields. */
export const textsToSend = (texts: FundTexts | undefined): Readonly<Record<string, FundText>> =>
  Object.fromEntries(
    writtenIn(texts).map((lang) => [
      lang,
      Object.fromEntries(TEXTS.map((name) => [name, texts?.[lang]?.[name] ?? ''])) as FundText,
    ]),
  );

/** Text a customer reads in a language. Falls back to the site’s language, then English, then any. */
export const textFor = (
  texts: FundTexts | undefined,
  lang: string,
  siteLanguage: string,
): Readonly<Record<keyof FundText, string>> => {
  const order = [lang, siteLanguage, 'en', ...Object.keys(texts ?? {})];
  const of = (name: keyof FundText): string =>
    order
      .map((code) => texts?.[code]?.[name])
      .find(isWritten)
      ?.trim() ?? '';
  return { title: of('title'), desc: of('desc'), risk: of('risk'), who_pays: of('who_pays') };
};

/** Return of one share. Amounts in account currency. */
export interface FundExample {
  readonly amount: number;
  readonly percentage: number;
  readonly days: number;
  readonly dayProfit: number;
  readonly totalProfit: number;
  readonly redeemable: number;
  /** Percent a year, simple. */
  readonly yearlyRate: number;
}

const read = (typed: unknown): bigint | null =>
  typeof typed === 'number' || typeof typed === 'string' ? parseDecimal(typed) : null;

const above = (typed: unknown, least: bigint): bigint | null => {
  const value = read(typed);
  return value !== null && value >= least ? value : null;
};

/** Return of one share under the form's terms, as the customer will read it; null if they are not valid terms. */
export function exampleOf(form: FundForm, typed: unknown): FundExample | null {
  const amount = above(typed, 1n);
  const dividendPercentage = above(form.dividend_percentage, 1n);
  const liquidatedDamages = above(form.liquidated_damages, 0n);
  const days = above(form.lock_dividend_days, ONE);
  if (amount === null || dividendPercentage === null || liquidatedDamages === null) return null;
  if (days === null || days % ONE !== 0n || liquidatedDamages > 100n * ONE) return null;
  const terms = { dividendPercentage, lockDividendDays: Number(days / ONE), liquidatedDamages };
  return {
    amount: toChartNumber(amount),
    percentage: toChartNumber(dividendPercentage),
    days: terms.lockDividendDays,
    dayProfit: toChartNumber(dayProfit(terms, amount)),
    totalProfit: toChartNumber(totalProfit(terms, amount)),
    redeemable: toChartNumber(redeemable(amount, liquidatedDamages)),
    yearlyRate: toChartNumber(yearlyRate(dividendPercentage)),
  };
}

/** What one share takes of the pool against the free amount; null: the fund has no pool yet. */
export function poolText(
  { totalProfit: total }: Pick<FundExample, 'totalProfit'>,
  free: number | null,
  write: (value: number) => string,
): string {
  const needed = t('funds.thisShareNeedsOfThePool', { total: write(total) });
  if (free === null) return t('funds.itIsEmptyUntilTwoPeople', { needed });
  return t('funds.ofItIsFree', {
    needed,
    free: write(free),
    verdict: free >= total ? t('funds.enough') : t('funds.tooLittleItWouldBeRefused'),
  });
}

const FAULTS: Readonly<Record<string, string>> = {
  'fund.terms_no_profit': t('funds.theSmallestShareWouldEarnNothing'),
  'fund.terms_rounding': t('funds.roundingTo4DecimalsWouldAdd'),
};

/** Why no fund can have the form's terms; null if nothing is wrong or they are incomplete. */
export function termsFault(form: FundForm): string | null {
  const dividendPercentage = above(form.dividend_percentage, 1n);
  const least = above(form.staring_sub_amount, 1n);
  if (dividendPercentage === null || least === null) return null;
  const refusal = refuseTerms({ dividendPercentage, least });
  return refusal && (FAULTS[refusal.key] ?? refusal.key);
}

/** Return of one share, as a sentence. */
export const exampleText = (
  { amount, percentage, days, dayProfit: daily, totalProfit: total }: FundExample,
  write: (value: number) => string,
): string =>
  t('funds.atADayBringADay', {
    amount: write(amount),
    percentage: formatDecimal(parseDecimal(percentage) ?? 0n),
    daily: write(daily),
    count: days,
    total: write(total),
  });
