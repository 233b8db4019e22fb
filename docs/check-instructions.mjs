// What a customer instructed, and what was moved of his money, as both are sealed, against what is shown of his order or
// option. Used by check-proof.mjs; every figure is a whole number of 10⁻⁸.

/** A difference between what was sealed and what is shown. */
export class Difference extends Error {}

function units(text, what) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(String(text)) ?? [];
  if (whole === undefined) throw new Difference(`${what} is no plain decimal: ${JSON.stringify(text)}`);
  const value = BigInt(whole + fraction.padEnd(8, '0'));
  return sign ? -value : value;
}

function plain(value) {
  const digits = String(value < 0n ? -value : value).padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -8)}${fraction && `.${fraction}`}`;
}

/** A figure of an instruction is written as a whole number of 10⁻⁸ with an `n` behind it. */
function readable(value) {
  if (typeof value === 'bigint') return plain(value);
  const [, digits] = /^(-?\d+)n$/.exec(String(value)) ?? [];
  return digits === undefined ? String(value) : plain(BigInt(digits));
}

/** Both are of one order or option. */
export const isOf = ({ order: sealed }, { order }) =>
  String(sealed?.Id) === order.Id && (sealed.Seconds === undefined) === (order.Seconds === undefined);

/**
 * `sealed` is the answer of `/api/proof/order`, whose leaves were checked; `audit` is that of `audit`, every number as the
 * text that it was sent as. Only one's own instructions have a `content`, which names who gave it; a copy has none of its
 * own.
 */
export function checkInstructed({ inputs, entries }, audit, say) {
  const told = inputs
    .filter(({ content }) => content)
    .map(({ leaf, content }) => ({ seq: leaf.seq, kind: content.kind, says: JSON.parse(content.payload) }))
    .sort((one, other) => one.seq - other.seq);
  const owner = ownerOf(told);
  const isOption = audit.order.Seconds !== undefined;
  const same = isOption ? ofOption(told, audit) : ofOrder(told, audit);
  if (same.length === 0)
    say('note    no instruction of yours is shown: a copy has none, and old ones are archived');
  else
    say(`agrees  the order is what was instructed: ${same.map((seq) => `#${seq}`).join(', ')}, by ${owner}`);
  const isPart = !isOption && audit.order.OriginId !== '0';
  if (same.length > 0 && !isPart && !told.some(isOpening))
    say('note    the instruction that opened it is not shown: old ones are archived');
  checkKinds(entries, isOption ? OF_OPTION : OF_ORDER);
  if (isOption) optionMoney(entries, audit);
  else orderMoney(entries, audit);
  if (entries.length > 0) say('agrees  what was moved is what the order shows');
}

/** The one customer who gave all of them: a reader knows his own number. */
function ownerOf(told) {
  const [first, ...rest] = told.map(({ seq, says }) => ({
    seq,
    by: `${says.actor?.kind} ${says.actor?.id}`,
  }));
  const other = rest.find(({ by }) => by !== first.by);
  if (other)
    throw new Difference(
      `instruction ${other.seq} is of ${other.by}, instruction ${first.seq} of ${first.by}`,
    );
  if (first && !first.by.startsWith('customer '))
    throw new Difference(`instruction ${first.seq} is of ${first.by}, not of a customer`);
  return first?.by;
}

const OPENINGS = ['order.open', 'order.place', 'option.buy'];
const CLOSINGS = ['order.close', 'order.close_all', 'order.cancel'];
const isOpening = ({ kind }) => OPENINGS.includes(kind);

/** Nothing is opened twice, or after it was closed. */
function opensOnce(told) {
  const [first, ...rest] = told.filter(({ kind }) => [...OPENINGS, ...CLOSINGS].includes(kind));
  const again = rest.find(isOpening);
  if (again)
    throw new Difference(`instruction ${again.seq} opens it once more, or too late: after ${first.seq}`);
}

function ofOption(told, { order }) {
  const bought = told.filter(isOpening);
  opensOnce(told);
  return bought.map((each) =>
    held(each, {
      symbolId: Number(order.ForexTradeList.Id),
      direction: order.Type === '1' ? 'up' : 'down',
      stake: units(order.Number, 'Number'),
      seconds: Number(order.Seconds),
    }),
  );
}

function ofOrder(told, audit) {
  const { order } = audit;
  // A copy comes of its leader's instructions; what its owner says of other orders may share a step with it.
  if (order.FollowType !== '0') return [];
  const isPart = order.OriginId !== '0';
  const of = (kind) => told.filter((each) => each.kind === kind);
  opensOnce(told);
  const found = told.filter(isOpening).map((opening) => {
    if (isPart)
      throw new Difference(
        `instruction ${opening.seq} opens it, the order shows that it was taken out of ${order.OriginId}`,
      );
    return held(opening, opened(opening, audit));
  });
  for (const cancel of of('order.cancel')) found.push(held(cancel, { orderId: Number(order.Id) }));
  // What never opened is not closed: the closing of another order may have ended it too.
  if (!audit.open) return found;
  for (const closing of of('order.close')) {
    const { lots, orderId } = closing.says;
    // A part that is closed has the number of what it was taken out of in its instruction.
    const id = String(orderId) === order.Id || !isPart ? order.Id : order.OriginId;
    found.push(
      held(closing, {
        orderId: Number(id),
        ...(lots !== undefined && { lots: units(order.Quantity, 'Quantity') }),
      }),
    );
  }
  for (const closing of of('order.close_all')) {
    const isAll = closing.says.symbolId === undefined;
    found.push(held(closing, isAll ? {} : { symbolId: Number(order.ForexTradeLists.Id) }));
  }
  return found;
}

const opened = ({ kind }, { order, settings, parts }) => ({
  symbolId: Number(order.ForexTradeLists.Id),
  side: order.OrderType === '1' ? 'buy' : 'sell',
  lots: parts.reduce((sum, { lots }) => sum + units(lots, 'lots'), 0n),
  multiple: units(settings.multiple, 'multiple'),
  ...(kind === 'order.place' && { targetPrice: units(order.TargetPrice, 'TargetPrice') }),
});

function held({ seq, says }, shown) {
  for (const [name, value] of Object.entries(shown)) {
    if (says[name] === (typeof value === 'bigint' ? `${value}n` : value)) continue;
    throw new Difference(
      `instruction ${seq} says ${name} ${readable(says[name])}, the order shows ${readable(value)}`,
    );
  }
  return seq;
}

const OF_ORDER = [
  'order.reserve',
  'order.release',
  'order.margin_hold',
  'order.fee',
  'order.margin_release',
  'order.profit',
  'order.negative_balance',
];
const ENDED = ['option.win', 'option.loss', 'option.tie', 'option.void', 'option.sold'];
const OF_OPTION = ['option.stake', ...ENDED, 'order.negative_balance'];

/** Each movement is one that such an order makes, and makes once. */
function checkKinds(entries, kinds) {
  const seen = new Set();
  for (const { leaf } of entries) {
    const kind = ENDED.includes(leaf.type) ? 'ended' : leaf.type;
    if (!kinds.includes(leaf.type) || seen.has(kind))
      throw new Difference(`entry ${leaf.id} (${leaf.type}) is one more than the order shows`);
    if (leaf.type === 'order.negative_balance' && leaf.lines.length !== 2)
      throw new Difference(`entry ${leaf.id} (${leaf.type}) has ${leaf.lines.length} lines`);
    seen.add(kind);
  }
}

const accountAt = (leaf, side) => leaf?.lines.find((line) => line.side === side)?.account;

/** What an entry gives to an account, in all of its lines; what it takes is below zero. */
function given(leaf, account) {
  let sum = 0n;
  for (const line of leaf?.lines ?? []) {
    if (line.account !== account) continue;
    sum += units(line.amount, 'an amount') * (line.side === 'credit' ? 1n : -1n);
  }
  return sum;
}

function moved(what, amount, shown) {
  if (amount !== shown)
    throw new Difference(`${what} moved ${plain(amount)}, the order shows ${plain(shown)}`);
}

/**
 * Entries of one step are sealed together: a margin's fee with the margin, a result with the margin given back. The
 * customer's own free account is where the margin came from, and all of them have to be about that one.
 */
function orderMoney(entries, { order, parts, open }) {
  const leaves = OF_ORDER.map((type) => entries.map(({ leaf }) => leaf).find((leaf) => leaf.type === type));
  const [reserved, released, hold, fee, back, result] = leaves;
  const sum = (name) => parts.reduce((all, part) => all + units(part[name], name), 0n);
  const profit = units(order.FactProfits, 'FactProfits');
  const free =
    accountAt(reserved ?? hold ?? fee, 'debit') ??
    accountAt(released ?? back, 'credit') ??
    accountAt(result, profit < 0n ? 'debit' : 'credit');
  const took = (leaf) => -given(leaf, free);
  const named = (leaf, otherwise) => (leaf ? `entry ${leaf.id} (${leaf.type})` : otherwise);
  if (reserved && released) moved(named(released), given(released, free), took(reserved));
  // One that waits, or waited in vain, has set aside what it would have cost.
  if (reserved && !open && !hold) moved(named(reserved), took(reserved), sum('margin') + sum('fee'));
  if (hold || fee) {
    moved(named(hold, 'the margin'), took(hold), sum('margin'));
    moved('the fee', took(fee), sum('fee'));
  }
  if (!back && !result) return;
  moved(
    named(back, 'the margin that came back'),
    given(back, free),
    units(order.CautionMoney, 'CautionMoney'),
  );
  moved('the result', given(result, free), profit);
}

function optionMoney(entries, { order }) {
  const leaves = entries.map(({ leaf }) => leaf);
  const staked = leaves.find(({ type }) => type === 'option.stake');
  const stake = units(order.Number, 'Number');
  const free = accountAt(staked, 'debit');
  if (staked) moved(`entry ${staked.id} (${staked.type})`, -given(staked, free), stake);
  const ended = leaves.find(({ type }) => ENDED.includes(type));
  if (!ended) return;
  if (ended.type !== `option.${order.Outcome}`)
    throw new Difference(`entry ${ended.id} is ${ended.type}, the order shows ${order.Outcome}`);
  const shown = units(order.FactProfits, 'FactProfits');
  if (staked) moved(`entry ${ended.id} (${ended.type})`, given(ended, free) - stake, shown);
}
