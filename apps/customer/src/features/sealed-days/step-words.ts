import { type AppKey, formatDate, groupDigits, isolated, languageOf, type SealKey } from '@truemark/i18n';
import type { StepKey } from './fault.js';

/** Figures that other pages name already. */
const KNOWN = {
  open: 'proof.atOpen',
  close: 'proof.atClose',
  entry: 'options.entry',
  exit: 'options.exit',
  margin: 'trade.margin',
  fee: 'trade.fee',
  profit: 'proof.profit',
} as const satisfies Partial<Record<StepKey, AppKey>>;

/** What a step compared, in words. */
export const labelOf = (key: StepKey): AppKey | SealKey =>
  key in KNOWN
    ? KNOWN[key as keyof typeof KNOWN]
    : `seals.step.${key as Exclude<StepKey, keyof typeof KNOWN>}`;

/** What is no figure, though it may be written in digits: keys, hashes and signatures. */
const NAMES: ReadonlySet<StepKey> = new Set<StepKey>(['signature', 'remembered', 'number']);

/** Figures as everywhere else, in thousands; days and numbers (`#1234`) are left alone. */
export function shownFigure(key: StepKey, figure: string, language: string): string {
  const grouped = NAMES.has(key)
    ? figure
    : figure.replace(/(?<![\w#.-])\d{4,}(?:\.\d+)?(?![\w-])/g, groupDigits);
  return grouped.replace(/(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g, (day) => dayText(day, language));
}

/** A day of the calendar, as other pages write it. */
export const dayText = (day: string, language: string): string =>
  isolated(formatDate(Date.parse(day), languageOf(language).tag, 'GMT'));
