import { Fault, holds, type Say } from './fault.js';
import { leafHash } from './form.js';
import { isLeaf, type MinuteLeaf, type ProvenTick, type Seal, type TickLeaf } from './seal.js';
import { figure } from './totals.js';
import { leadsTo, Tree } from './tree.js';

/** Minutes hashed before yielding to the page. */
const PORTION = 10;

interface DayOfTicks {
  readonly seal: Seal;
  readonly symbol: string;
  /** Both files as sent. */
  readonly ticks: string;
  readonly minutes: string;
}

/** Checks all ticks of a symbol's day, hashed one by one up to the root in the day's record. */
export async function checkTicks(
  { seal, symbol, ticks, minutes }: DayOfTicks,
  say: Say,
  onTicks: (count: number) => Promise<void>,
): Promise<void> {
  const { day } = seal;
  const sealed = seal.ticks[symbol];
  if (!sealed) throw new Fault('noTick', { day, told: symbol });
  const day_ = new Tree();
  const rows = readTicks(ticks, symbol);
  let [kept, count, thinned, last, at] = [0, 0, 0, 0, 0];
  let next = rows.next();
  for (const minute of readMinutes(minutes, symbol)) {
    const own: TickLeaf[] = [];
    while (!next.done && next.value.seq <= minute.last_seq) {
      holds(next.value.seq > last, 'order', { day });
      last = next.value.seq;
      own.push(next.value);
      next = rows.next();
    }
    if (own.length < minute.count) thinned++;
    else checkMinute(minute, own);
    for (const tick of own) checkWithin(minute, tick);
    day_.add(leafHash(minute));
    kept += own.length;
    count += minute.count;
    at++;
    if (at % PORTION === 0) await onTicks(count);
  }
  holds(next.done === true, 'count', { day, told: String(sealed.count), found: String(kept + 1) });
  holds(count === sealed.count, 'count', { day, told: String(sealed.count), found: String(count) });
  // A symbol's ticks are numbered without gaps.
  const numbered = sealed.last_seq - sealed.first_seq + 1;
  holds(count === numbered, 'count', { day, told: String(numbered), found: String(count) });
  holds(day_.root() === sealed.root, 'root', { day, told: sealed.root, found: day_.root() });
  say({ key: 'ticks', figure: String(kept) });
  say({ key: 'minutes', figure: String(day_.count) });
  if (thinned > 0) say({ key: 'thinned', figure: `${kept} / ${count}` });
  say({ key: 'root', figure: sealed.root });
}

/** Checks that the ticks yield the minute's root and its figures. */
function checkMinute(minute: MinuteLeaf, ticks: readonly TickLeaf[]): void {
  const tree = new Tree();
  for (const tick of ticks) tree.add(leafHash(tick));
  const facts = { time: timeOf(minute.time), told: minute.root, found: tree.root() };
  holds(tree.root() === minute.root && ticks.length === minute.count, 'minute', facts);
  const [first, last] = [ticks[0], ticks.at(-1)];
  const isFramed =
    first?.seq === minute.first_seq &&
    first.bid === minute.first_bid &&
    first.ask === minute.first_ask &&
    last?.seq === minute.last_seq &&
    last.bid === minute.last_bid &&
    last.ask === minute.last_ask;
  const reaches = (of: 'bid' | 'ask', edge: string): boolean => ticks.some((tick) => tick[of] === edge);
  const isBounded =
    reaches('bid', minute.low_bid) &&
    reaches('bid', minute.high_bid) &&
    reaches('ask', minute.low_ask) &&
    reaches('ask', minute.high_ask);
  holds(isFramed && isBounded, 'minute', facts);
}

/** Checks that no tick is outside the range of its minute. */
function checkWithin(minute: MinuteLeaf, { seq, bid, ask }: TickLeaf): void {
  const [b, a] = [figure(bid), figure(ask)];
  const isWithin =
    seq >= minute.first_seq &&
    b >= figure(minute.low_bid) &&
    b <= figure(minute.high_bid) &&
    a >= figure(minute.low_ask) &&
    a <= figure(minute.high_ask);
  holds(isWithin, 'tick', { seq: String(seq) });
}

/** Checks a tick with both paths up to its symbol's root in the day's record. */
export function checkProvenTick({ tick, minute }: Omit<ProvenTick, 'day'>, seal: Seal): TickLeaf {
  const { leaf } = tick;
  const seq = String(leaf.seq);
  holds(isLeaf(leaf, 'tick') && isLeaf(minute.leaf, 'minute'), 'form', { what: seq });
  holds(leaf.symbol === minute.leaf.symbol, 'tick', { seq });
  const isInMinute = leadsTo(minute.leaf.root, leafHash(leaf), tick) && tick.count === minute.leaf.count;
  const { root } = seal.ticks[leaf.symbol] ?? {};
  const isInDay = root !== undefined && leadsTo(root, leafHash(minute.leaf), minute);
  holds(isInMinute && isInDay, 'path', { what: `${leaf.symbol} #${seq}`, day: seal.day });
  return leaf;
}

function* readTicks(text: string, symbol: string): Generator<TickLeaf, undefined> {
  for (const { seq, time, bid, ask } of rowsOf(text, ['seq', 'time', 'bid', 'ask'])) {
    yield {
      kind: 'tick',
      symbol,
      seq: Number(seq),
      time: Number(time),
      bid: bid ?? '',
      ask: ask ?? '',
    };
  }
}

const WHOLE = ['time', 'count', 'first_seq', 'last_seq'] as const;
const PRICES = [
  'first_bid',
  'first_ask',
  'last_bid',
  'last_ask',
  'low_bid',
  'high_bid',
  'low_ask',
  'high_ask',
] as const;

function* readMinutes(text: string, symbol: string): Generator<MinuteLeaf, undefined> {
  for (const row of rowsOf(text, [...WHOLE, ...PRICES, 'root'])) {
    const whole = Object.fromEntries(WHOLE.map((name) => [name, Number(row[name])]));
    const texts = Object.fromEntries([...PRICES, 'root'].map((name) => [name, row[name] ?? '']));
    yield { kind: 'minute', symbol, ...whole, ...texts } as MinuteLeaf;
  }
}

/** Reads CSV rows by header names, all of which must be present. */
function* rowsOf(
  text: string,
  names: readonly string[],
): Generator<Readonly<Record<string, string>>, undefined> {
  let [from, heading] = [0, undefined as string[] | undefined];
  while (from < text.length) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? undefined : end).trimEnd();
    from = end < 0 ? text.length : end + 1;
    const cells = line.split(',');
    if (!heading) {
      heading = cells;
      holds(
        names.every((name) => cells.includes(name)),
        'form',
        { what: line },
      );
    } else if (line !== '') {
      holds(cells.length === heading.length, 'form', { what: line });
      yield Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? '']));
    }
  }
}

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 16);
