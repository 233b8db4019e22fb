import { figure } from '../../ui/figures.js';
import type { TradedSymbol } from './symbol.js';
import { momentIn, weekOf } from './week.js';

const many = (count: number, one: string, more: string): string =>
  `${figure(count)} ${count === 1 ? one : more}`;

const positionsOf = ({ OpenPositions = 0 }: TradedSymbol): string =>
  many(OpenPositions, 'open position', 'open positions');

const pendingOf = ({ PendingOrders = 0 }: TradedSymbol): string =>
  many(PendingOrders, 'pending order', 'pending orders');

/** Fields that an order is opened under and keeps. */
const KEPT: Readonly<Record<string, string>> = {
  HasForexMultiple: 'leverage',
  MarginMode: 'margin',
  ForexFeeRate: 'fee rate',
  ForexContNum: 'units a lot',
  ForexMinCont: 'least lots',
  ForexMaxCont: 'most lots',
  Pip: 'lot step',
};

/** Fields that count for everything that is open, at once. */
const SHARED: Readonly<Record<string, string>> = {
  Spread: 'spread',
  Schedule: 'sessions',
  Feed: 'price source',
  FeedCode: 'code at the source',
  Simulation: 'simulator',
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
  after: Pick<TradedSymbol, 'IsEnabled' | 'Schedule'>,
  changed: readonly string[],
  now: number,
): string[] {
  const { OpenPositions = 0, PendingOrders = 0 } = before;
  const [kept, shared] = [named(KEPT, changed), named(SHARED, changed)];
  const sentences: string[] = [];
  if (kept) {
    const pending = PendingOrders > 0 ? ` and ${pendingOf(before)}` : '';
    const verb = OpenPositions === 1 && PendingOrders === 0 ? 'keeps its' : 'keep their';
    sentences.push(`${positionsOf(before)}${pending} ${verb} terms; new orders get these (${kept}).`);
  }
  if (shared) sentences.push(`${capital(shared)}: for ${positionsOf(before)} too, at once.`);
  if (before.IsEnabled && !after.IsEnabled) {
    const open = PendingOrders > 0 ? `${positionsOf(before)} and ${pendingOf(before)}` : positionsOf(before);
    sentences.push(`Switched off: no new orders; ${open} go on as they would have.`);
  }
  if (changed.includes('Schedule')) {
    sentences.push(...closingOf(before, after.Schedule, now));
  }
  return sentences.length > 0 ? sentences : ['No open position is touched.'];
}

/** Said only where the market is open now and the new sessions close it. */
function closingOf(before: TradedSymbol, schedule: TradedSymbol['Schedule'], now: number): string[] {
  const week = weekOf(schedule, now);
  if (!week || week.isOpen || weekOf(before.Schedule, now)?.isOpen !== true) return [];
  const until =
    week.changesAt === null ? 'for weeks' : `until ${momentIn(schedule.timezone, week.changesAt)}`;
  return [
    `The market closes at once: ${positionsOf(before)} can be neither closed nor stopped out ${until}.`,
  ];
}
