import type { NumericDecimals } from '@truemark/contracts';
import type { DurationRow } from '@truemark/contracts/admin';
import { DURATION_BOUNDS } from '@truemark/contracts/admin';
import { breakEvenOfRatio, lossAmount, winAmount } from '@truemark/domain';
import { ONE, parseDecimal, toChartNumber } from '@truemark/money';
import type { NamedIn } from '../../../providers/translate.js';
import { t } from '../../../texts/texts.js';
import { durationText } from '../option.js';

/** Duration on offer, under the specification's names. */
export type Duration = NamedIn<'durations', NumericDecimals<DurationRow>>;

/** Form values while they are being edited. */
export type DurationForm = Partial<Omit<Duration, 'symbolId'>> & { readonly symbolId?: number | '' | null };

/** Usual lengths in seconds, in the order in which they are proposed. */
const USUAL = [60, 30, 90, 120, 180, 300, 600, 900, 1800, 3600];

/** Initial values of a new duration for all symbols, with a length that is not in use yet. */
export const newDuration = (all: readonly Duration[]) => ({
  symbolId: null,
  seconds: USUAL.find((seconds) => of(all, null).every((each) => each.seconds !== seconds)) ?? null,
  ratio: 0.85,
  least: 10,
  most: 5000,
  isEnabled: true,
});

/** Limits of an offer, as the server enforces them. */
export const { seconds: SECONDS, ratio: RATIO } = DURATION_BOUNDS;

const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Error of a field of an offer, given the existing ones; undefined if valid. */
export function durationFault(
  field: 'seconds' | 'ratio' | 'least' | 'most',
  form: DurationForm,
  all: readonly Duration[],
): string | undefined {
  const [seconds, ratio, least, most] = [form.seconds, form.ratio, form.least, form.most].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (field === 'seconds') {
    if (!Number.isInteger(seconds)) return t('common.aWholeNumber');
    if (seconds < SECONDS.least || seconds > SECONDS.most) return t('options.secondsFromTo', SECONDS);
    const isOther = (each: Duration): boolean =>
      each.id !== form.id && each.symbolId === (form.symbolId || null);
    return all.some((each) => isOther(each) && each.seconds === seconds)
      ? t('options.thereIsOneOfSoMany')
      : undefined;
  }
  if (field === 'ratio') {
    if (!(ratio > 0 && ratio <= RATIO.most)) return t('options.ratioUpTo', RATIO);
    return placesOf(ratio) > RATIO.places ? t('options.ratioPlaces', RATIO) : undefined;
  }
  if (field === 'least') return least > 0 ? undefined : t('options.aboveZero');
  if (!(most > 0)) return t('options.aboveZero');
  return most < least ? t('options.notBelowTheSmallest') : undefined;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export interface Edge {
  /** Win rate at which neither side gains, 0 to 1. */
  readonly breakEven: number;
  /** Of every 100 staked at an even chance; below zero the broker pays on top. */
  readonly kept: number;
}

/** Meaning of a ratio for both sides; null if it is not a valid ratio. */
export function edgeOf(ratio: unknown, lossLevel: number): Edge | null {
  const read = typeof ratio === 'number' || typeof ratio === 'string' ? parseDecimal(ratio) : null;
  if (read === null || read <= 0n) return null;
  const breakEven = breakEvenOfRatio(read, lossLevel);
  const terms = { stake: 100n * ONE, ratio: read, lossLevel };
  return breakEven === null
    ? null
    : { breakEven, kept: toChartNumber(lossAmount(terms) - winAmount(terms)) / 2 };
}

/** The broker's edge in words. */
export function edgeText({ breakEven, kept }: Edge): string {
  const even = t('options.aCustomerBreaksEvenByWinning', { breakEven: percent(breakEven) });
  if (kept > 0) return t('options.atAnEvenChanceTheHouse', { even, kept: kept.toFixed(2) });
  if (kept === 0) return t('options.atAnEvenChanceNeitherSide', { even });
  return t('options.atAnEvenChanceTheHouse2', { even, value: (-kept).toFixed(2) });
}

/** Win rate at which a customer neither gains nor loses. */
export const breakEvenOf = ({ breakEven }: Edge): string => percent(breakEven);

/** Broker's share of 100 staked at an even chance, with a minus if it pays on top. */
export const keptOf = ({ kept }: Edge): string => kept.toFixed(2);

export const breakEvenText = (ratio: number, lossLevel: number): string => {
  const edge = edgeOf(ratio, lossLevel);
  return edge ? breakEvenOf(edge) : '–';
};

/** The symbol it applies to, in words. */
export const forWhom = ({ symbolId, showCode }: Pick<Duration, 'symbolId' | 'showCode'>): string =>
  symbolId === null ? t('options.allOthers') : (showCode ?? String(symbolId));

/** Name of a duration: `All others, 45 s`. */
export const durationName = (duration: Pick<Duration, 'seconds' | 'symbolId' | 'showCode'>): string =>
  `${forWhom(duration)}, ${durationText(duration.seconds)}`;

/** Name of a duration in a request, `All others, 90 s`, as in the list. */
export function askedDuration(subject: string): string {
  const [, whose = '', seconds] = /^(.+), (\d+) s$/.exec(subject) ?? [];
  if (seconds === undefined) return subject;
  return `${whose === 'All others' ? t('options.allOthers') : whose}, ${durationText(Number(seconds))}`;
}

const listed = (durations: readonly Duration[]): string =>
  durations
    .filter(({ isEnabled }) => isEnabled)
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ seconds }) => durationText(seconds))
    .join(', ') || t('options.none');

const of = (all: readonly Duration[], symbolId: number | null): Duration[] =>
  all.filter((each) => each.symbolId === symbolId);

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** How many options run on it now, and that they keep their terms. */
export function keptText({
  openOptions,
  openCustomers,
}: Pick<Duration, 'openOptions' | 'openCustomers'>): string {
  if (openOptions === 0) return t('options.nobodyHasAnOpenOptionOn');
  const who = many(openCustomers, t('options.customerHas'), t('options.customersHave'));
  const what = many(openOptions, t('options.openOption'), t('options.openOptions'));
  return t('options.onThisDurationTerms', {
    who,
    what,
    openOptions: openOptions === 1 ? t('options.itKeepsIts') : t('options.theyKeepTheir'),
  });
}

/** Effect of the first own duration of a symbol; null if nothing changes. */
export function startsItsOwn(all: readonly Duration[], symbolId: number | null, name: string): string | null {
  if (symbolId === null || of(all, symbolId).length > 0) return null;
  return t('options.thenOffersOnlyItsOwnDurations', { name, all: listed(of(all, null)) });
}

/** Effect of removing a symbol's last own duration; null if nothing changes. */
export function endsItsOwn(all: readonly Duration[], { id, symbolId, showCode }: Duration): string | null {
  if (symbolId === null) return null;
  if (of(all, symbolId).some((each) => each.id !== id)) return null;
  return t('options.hasNoOtherOfItsOwn', { showCode: showCode ?? symbolId, all: listed(of(all, null)) });
}

/** Effects of saving the form, in sentences. */
export function touchesOf(
  before: Duration,
  form: DurationForm,
  all: readonly Duration[],
  name: string,
): string[] {
  const symbolId = form.symbolId || null;
  const sentences = [keptText(before)];
  if (symbolId !== before.symbolId) {
    const others = all.filter(({ id }) => id !== before.id);
    for (const sentence of [endsItsOwn(all, before), startsItsOwn(others, symbolId, name)]) {
      if (sentence) sentences.push(sentence);
    }
  }
  if (before.isEnabled && form.isEnabled === false) sentences.push(t('options.itIsOfferedNoLonger'));
  return [...sentences, t('options.whatChangesHoldsForNewOptions')];
}
