import { figure } from '../../ui/figures.js';
import type { TradedSymbol } from './symbol.js';
import { momentIn, weekOf } from './week.js';

const many = (count: number, one: string, more: string): string =>
  `${figure(count)} ${count === 1 ? one : more}`;

const positionsOf = ({ openPositions = 0 }: TradedSymbol): string =>
  many(openPositions, 'open position', 'open positions');

const pendingOf = ({ pendingOrders = 0 }: TradedSymbol): string =>
  many(pendingOrders, 'pending order', 'pending orders');

/** Fields that an order is opened under and keeps. */
const KEPT: Readonly<Record<string, string>> = {
  multiples: 'leverage',
  marginMode: 'margin',
  feeRate: 'fee rate',
  units: 'units a lot',
  minLots: 'least lots',
  maxLots: 'most lots',
  lotStep: 'lot step',
};

/** Fields that count for everything that is open, at once. */
const SHARED: Readonly<Record<string, string>> = {
  spread: 'spread',
  schedule: 'sessions',
  feed: 'price source',
  feedCode: 'code at the source',
  simulation: 'simulator',
};

const named = (names: Readonly<Record<string, string>>, changed: readonly string[]): string =>
  Object.entries(names)
    .filter(([field]) => changed.includes(field))
    .map(([, name]) => name)
    .join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What saving touches, in sentences: what stays for whom, and what changes at once. */
export function touchesOf(
  before: TradedSymbol,
  after: Pick<TradedSymbol, 'isEnabled' | 'schedule'>,
  changed: readonly string[],
  now: number,
): string[] {
  const { openPositions = 0, pendingOrders = 0 } = before;
  const [kept, shared] = [named(KEPT, changed), named(SHARED, changed)];
  const sentences: string[] = [];
  if (kept) {
    const pending = pendingOrders > 0 ? ` and ${pendingOf(before)}` : '';
    const verb = openPositions === 1 && pendingOrders === 0 ? 'keeps its' : 'keep their';
    sentences.push(`${positionsOf(before)}${pending} ${verb} terms; new orders get these (${kept}).`);
  }
  if (shared) sentences.push(`${capital(shared)}: for ${positionsOf(before)} too, at once.`);
  if (before.isEnabled && !after.isEnabled) {
    const open = pendingOrders > 0 ? `${positionsOf(before)} and ${pendingOf(before)}` : positionsOf(before);
    sentences.push(`Switched off: no new orders; ${open} go on as they would have.`);
  }
  if (changed.includes('schedule')) {
    sentences.push(...closingOf(before, after.schedule, now));
  }
  return sentences.length > 0 ? sentences : ['No open position is touched.'];
}

/** Said only where the market is open now and the new sessions close it. */
function closingOf(before: TradedSymbol, schedule: TradedSymbol['schedule'], now: number): string[] {
  const week = weekOf(schedule, now);
  if (!week || week.isOpen || weekOf(before.schedule, now)?.isOpen !== true) return [];
  const until =
    week.changesAt === null ? 'for weeks' : `until ${momentIn(schedule.timezone, week.changesAt)}`;
  return [
    `The market closes at once: ${positionsOf(before)} can be neither closed nor stopped out ${until}.`,
  ];
}
