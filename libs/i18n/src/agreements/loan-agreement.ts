import { decimal, formatDecimal, formatFixed, type Money, type Ratio } from '@truemark/money';
import { isolate } from '../bidi.js';
import { type LanguageCode, languageOf } from '../languages.js';

/** The text of a loan agreement in one language, with `{placeholders}`. */
export interface LoanAgreementTemplate {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/**
 * Parameters of the agreement that a borrower signs, under their wire names. Rates are fractions per day; amounts and
 * rates are plain decimals.
 */
export interface LoanAgreementParameters {
  readonly name: string;
  readonly last_name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly mobile: string;
  readonly amount: string;
  /** Days. */
  readonly loan_period: number;
  readonly interest_rate: string;
  /** Days. */
  readonly free_period: number;
  readonly penalty_rate: string;
  /** `interest_rate` × the charged days of the period. */
  readonly total_rate: string;
  /** GMT date, `2026-11-22`. */
  readonly time: string;
}

/** Further content of the agreement: lender, currency and cost of the loan. */
export interface LoanAgreementFacts {
  readonly lender: string;
  readonly currency: string;
  /** Payable on the due day, after the limit. */
  readonly interest: string;
  readonly total_due: string;
  readonly total_day_later: string;
  /** A fraction of the amount. */
  readonly yearly_rate: string;
}

/** A rendered agreement: the hash covers `text`; `html` has the same content. */
export interface LoanAgreement {
  readonly title: string;
  readonly text: string;
  readonly html: string;
}

/** Language of an agreement if the caller's is not one of the eighteen. */
export const AGREEMENT_FALLBACK: LanguageCode = 'hk';

/**
 * Renders an agreement. Equal values must always give equal bytes: figures are plain decimals with Latin digits,
 * amounts with at least two decimals, percentages in the shortest form, the yearly rate with two decimals (half-up).
 * The borrower's own texts are put on one line. Throws on figures that are not decimals.
 */
export function renderLoanAgreement(
  template: LoanAgreementTemplate,
  lang: LanguageCode,
  parameters: LoanAgreementParameters,
  facts: LoanAgreementFacts,
): LoanAgreement {
  const { tag, direction } = languageOf(lang);
  const values = valuesOf(parameters, facts);
  // Single pass: a value that looks like a placeholder is not replaced again.
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name);
      if (value === undefined) throw new RangeError(`no value for {${name}}`);
      return direction === 'rtl' || RIGHT_TO_LEFT.test(value) ? isolate(value) : value;
    });
  const sections = template.sections.map(({ heading, paragraphs }, index) => ({
    heading: `${index + 1}. ${fill(heading)}`,
    paragraphs: paragraphs.map(fill),
  }));
  const blocks = sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n'));
  const marked = sections.map(
    ({ heading, paragraphs }) =>
      `<section><h2>${escaped(heading)}</h2>${paragraphs.map((each) => `<p>${escaped(each)}</p>`).join('')}</section>`,
  );
  return {
    title: template.title,
    text: `${[template.title, ...blocks].join('\n\n')}\n`,
    html: `<article lang="${tag}" dir="${direction}"><h1>${escaped(template.title)}</h1>${marked.join('')}</article>`,
  };
}

/** Right-to-left scripts; fixed ranges, so that later Unicode versions change no text. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

function valuesOf(parameters: LoanAgreementParameters, facts: LoanAgreementFacts): Map<string, string> {
  const { name, last_name, country, mobile, loan_period, free_period, time } = parameters;
  const words = Object.entries({
    name,
    last_name,
    country,
    mobile,
    time,
    lender: facts.lender,
    currency: facts.currency,
  }).map(([key, text]): [string, string] => [key, toSingleLine(text)]);
  return new Map([
    ...words,
    ['amount', amount(decimal(parameters.amount))],
    ['interest', amount(decimal(facts.interest))],
    ['total_due', amount(decimal(facts.total_due))],
    ['total_day_later', amount(decimal(facts.total_day_later))],
    ['loan_period', String(loan_period)],
    ['free_period', String(free_period)],
    ['interest_from_day', String(free_period + 1)],
    ['interest_percent', percent(decimal(parameters.interest_rate))],
    ['penalty_percent', percent(decimal(parameters.penalty_rate))],
    ['total_percent', percent(decimal(parameters.total_rate))],
    ['yearly_percent', formatFixed(decimal(facts.yearly_rate) * 100n, 2, 'half-up')],
  ]);
}

function amount(value: Money): string {
  const exact = formatDecimal(value);
  const places = exact.split('.')[1]?.length ?? 0;
  return places < 2 ? formatFixed(value, 2, 'half-up') : exact;
}

const percent = (rate: Ratio): string => formatDecimal(rate * 100n);

/**
 * Cleans a user's text for one line: no control characters, no direction overrides, no lone surrogates (they have no
 * UTF-8 encoding). Joiners are kept, since Persian and Hindi names need them.
 */
function toSingleLine(text: string): string {
  const plain = text
    .replace(/[\u2028\u2029]|\p{Cc}/gu, ' ')
    .replace(
      /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\uffff\u{e0000}-\u{e007f}]|\p{Cs}/gu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  return plain === '' ? '—' : plain.normalize('NFC');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string);
