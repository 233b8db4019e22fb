import { type AppKey, formatDate, groupDigits, isolate, languageOf, type SealKey } from '@truemark/i18n';
import type { StepKey } from './fault.js';

/** Labels that other pages already have. */
const KNOWN = {
  open: 'proof.atOpen',
  close: 'proof.atClose',
  entry: 'options.entry',
  exit: 'options.exit',
  margin: 'trade.margin',
  fee: 'trade.fee',
  profit: 'proof.profit',
} as const satisfies Partial<Record<StepKey, AppKey>>;

/** Label of a step. */
export const labelOf = (key: StepKey): AppKey | SealKey =>
  key in KNOWN
    ? KNOWN[key as keyof typeof KNOWN]
    : `seals.step.${key as Exclude<StepKey, keyof typeof KNOWN>}`;

/** Not numbers, even if written in digits: keys, hashes and signatures. */
const NAMES: ReadonlySet<StepKey> = new Set<StepKey>(['signature', 'remembered', 'number']);

/** Groups figures in thousands as everywhere else; dates and numbers (`#1234`) are unchanged. */
export function shownFigure(key: StepKey, figure: string, language: string): string {
  const grouped = NAMES.has(key)
    ? figure
    : figure.replace(/(?<![\w#.-])\d{4,}(?:\.\d+)?(?![\w-])/g, groupDigits);
  return grouped.replace(/(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g, (day) => dayText(day, language));
}

/** Calendar day, formatted as on other pages. */
export const dayText = (day: string, language: string): string =>
  isolate(formatDate(Date.parse(day), languageOf(language).tag, 'GMT'));
