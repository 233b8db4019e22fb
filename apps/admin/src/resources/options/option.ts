import type { AuditTick, MicroAudit, NumericDecimals } from '@truemark/contracts';
import type { OptionRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';

export type Outcome = '' | 'win' | 'loss' | 'tie' | 'void' | 'sold';

/** Up/down option under the specification's names. */
export type Option = NamedIn<'options', NumericDecimals<OptionRow>>;

interface State {
  readonly label: string;
  readonly tone: PillTone;
}

const ENDED: Readonly<Record<Exclude<Outcome, ''>, State>> = {
  win: { label: t('options.won'), tone: 'success' },
  loss: { label: t('options.lost'), tone: 'error' },
  tie: { label: t('options.tied'), tone: 'default' },
  void: { label: t('options.void'), tone: 'default' },
  sold: { label: t('options.soldBack'), tone: 'default' },
};

export const OUTCOMES = Object.entries(ENDED).map(([id, { label }]) => ({ id, name: label }));

const STANDING: Readonly<Record<Option['outcome_now'], State>> = {
  '': { label: t('options.waitsForItsEntry'), tone: 'warning' },
  win: { label: t('options.runsAhead'), tone: 'info' },
  loss: { label: t('options.runsBehind'), tone: 'info' },
  tie: { label: t('options.runsLevel'), tone: 'info' },
};

export const isRunning = ({ status }: Pick<Option, 'status'>): boolean => status === 1;

/** Its outcome, or its current state. */
export const stateOf = (option: Pick<Option, 'outcome' | 'outcome_now'>): State =>
  option.outcome === '' ? STANDING[option.outcome_now] : ENDED[option.outcome];

/** Actual result, or the result at the current bid; null while unknown. */
export function resultOf(option: Option): number | null {
  if (!isRunning(option)) return option.profit;
  const { outcome_now: now, profitIfWin, profitIfLoss } = option;
  if (now === '') return null;
  return now === 'win' ? profitIfWin : now === 'loss' ? profitIfLoss : 0;
}

const UNITS = [
  { seconds: 86_400, of: (count: number) => t('common.days', { days: count }) },
  { seconds: 3600, of: (count: number) => t('common.hours', { hours: count }) },
  { seconds: 60, of: (count: number) => t('common.minutes', { minutes: count }) },
  { seconds: 1, of: (count: number) => t('common.seconds', { seconds: count }) },
];

/** `90` → `1 min 30 s`. */
export function durationText(seconds: number): string {
  let rest = seconds;
  const parts = UNITS.flatMap(({ seconds: unit, of }) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [of(count)] : [];
  });
  return parts.join(' ') || t('common.seconds', { seconds: 0 });
}

export type ProofTick = NumericDecimals<AuditTick>;

/** Answer of `options/<id>/proof`. */
export type Proof = NamedIn<'options/proof', NumericDecimals<MicroAudit>>;
