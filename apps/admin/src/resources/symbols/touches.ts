import type { Schedule } from '@truemark/domain';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { zoned } from '../../ui/zone.js';
import { scheduleOf, type TradedSymbol } from './symbol.js';
import { momentIn, weekOf } from './week.js';

const many = (count: number, one: string, more: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

const positionsOf = ({ openPositions = 0 }: TradedSymbol): string =>
  many(openPositions, t('symbols.openPosition'), t('symbols.openPositions'));

const pendingOf = ({ pendingOrders = 0 }: TradedSymbol): string =>
  many(pendingOrders, t('symbols.pendingOrder'), t('symbols.pendingOrders2'));

/** Fields fixed for an order when it is opened. */
const KEPT: Readonly<Record<string, string>> = {
  multiples: t('symbols.leverageInText'),
  marginMode: t('symbols.marginInText'),
  feeRate: t('symbols.feeRate2'),
  units: t('symbols.unitsALot2'),
  minLots: t('symbols.leastLots2'),
  maxLots: t('symbols.mostLots2'),
  lotStep: t('symbols.lotStep2'),
};

/** Fields that apply to everything open as soon as they take effect. */
const SHARED: Readonly<Record<string, string>> = {
  spread: t('symbols.spreadInText'),
  schedule: t('symbols.sessionsInText'),
  calendarId: t('calendars.calendarInText'),
  feed: t('symbols.priceSource2'),
  feedCode: t('symbols.codeAtTheSource2'),
  simulation: t('symbols.simulatorInText'),
};

const CURRENCIES: Readonly<Record<string, string>> = {
  baseCurrency: t('symbols.baseCurrency2'),
  quoteCurrency: t('symbols.quoteCurrency2'),
};

/** Notice of a change that is announced, ms. */
const NOTICE_PERIOD = 24 * 3_600_000;

/** Fields whose change is announced where somebody holds the symbol, and replaces what was announced before. */
const ANNOUNCED: ReadonlySet<string> = new Set([
  ...['baseCurrency', 'quoteCurrency', 'units', 'lotStep', 'minLots', 'spread'],
  ...['schedule', 'calendarId', 'feed', 'feedCode', 'simulation'],
]);

/** Simulated prices are drawn to their decimals, so a change of these moves the price. */
const isAnnounced = ({ isSimulated }: Pick<TradedSymbol, 'isSimulated'>, field: string): boolean =>
  ANNOUNCED.has(field) || (isSimulated && field === 'pricePrecision');

/** What saving does to the announced change that waits; null: none waits. */
export const replacedBySaving = ({ announced }: Pick<TradedSymbol, 'announced'>): string | null =>
  announced ? t('symbols.savingReplacesIt', { when: zoned(announced.holdsAt) }) : null;

const named = (names: Readonly<Record<string, string>>, changed: readonly string[]): string =>
  Object.entries(names)
    .filter(([field]) => changed.includes(field))
    .map(([, name]) => name)
    .join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Effects of saving, in sentences: what stays for whom, what changes, and when. */
export function touchesOf(
  before: TradedSymbol,
  after: Pick<TradedSymbol, 'isEnabled' | 'schedule'> & Partial<Pick<TradedSymbol, 'calendarDays'>>,
  changed: readonly string[],
  now: number,
): string[] {
  const { openPositions = 0, pendingOrders = 0, holders = 0 } = before;
  const shares = before.isSimulated ? { ...SHARED, pricePrecision: t('symbols.priceDecimals2') } : SHARED;
  const [kept, shared] = [named(KEPT, changed), named(shares, changed)];
  const sentences: string[] = [];
  const replaced = replacedBySaving(before);
  if (replaced !== null && changed.some((field) => isAnnounced(before, field))) sentences.push(replaced);
  const isOpen = openPositions > 0;
  if (kept && (isOpen || pendingOrders > 0)) {
    const pending = isOpen && pendingOrders > 0 ? ` ${t('symbols.and', { before: pendingOf(before) })}` : '';
    const verb = openPositions + pendingOrders === 1 ? t('symbols.keepsIts') : t('symbols.keepTheir');
    const first = isOpen ? positionsOf(before) : pendingOf(before);
    sentences.push(t('symbols.termsNewOrdersGetThese', { before: first, pending, verb, kept }));
  }
  if (shared && isOpen)
    sentences.push(t('symbols.forToo', { shared: capital(shared), before: positionsOf(before) }));
  const isHeld = holders > 0;
  const terms = named(
    { ...CURRENCIES, ...KEPT, ...shares },
    changed.filter((field) => isAnnounced(before, field)),
  );
  if (terms)
    sentences.push(t(isHeld ? 'symbols.takesEffectAfterNotice' : 'symbols.takesEffectAtOnce', { terms }));
  if (before.isEnabled && !after.isEnabled) {
    const open =
      pendingOrders > 0
        ? t('symbols.and2', { positions: positionsOf(before), pending: pendingOf(before) })
        : positionsOf(before);
    sentences.push(t('symbols.switchedOffNoNewOrdersGo', { open }));
  }
  if (changed.includes('schedule') || changed.includes('calendarId')) {
    sentences.push(...closingOf(before, scheduleOf(after), isHeld ? now + NOTICE_PERIOD : now));
  }
  return sentences.length > 0 ? sentences : [t('symbols.noOpenPositionIsTouched')];
}

/** Terms of a new symbol that may have been left at their defaults by mistake, in sentences that say what they mean. */
export function doubtsOf({
  spread,
  feeRate,
}: {
  readonly spread: unknown;
  readonly feeRate: unknown;
}): string[] {
  return [
    ...(Number(spread) === 0 ? [t('symbols.spreadIsZero')] : []),
    ...(Number(feeRate) === 0 ? [t('symbols.feeIsZero')] : []),
  ];
}

/** Only if the market would be open when the new sessions take effect, and they close it. */
function closingOf(before: TradedSymbol, schedule: Schedule, from: number): string[] {
  const week = weekOf(schedule, from);
  if (!week || week.isOpen || weekOf(scheduleOf(before), from)?.isOpen !== true) return [];
  const until =
    week.changesAt === null
      ? t('symbols.forWeeks')
      : t('symbols.until', { timezone: momentIn(schedule.timezone, week.changesAt) });
  return [t('symbols.theMarketClosesThenCan', { before: positionsOf(before), until })];
}
