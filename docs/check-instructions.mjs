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
  String(sealed.Id) === order.Id && (sealed.Seconds === undefined) === (order.Seconds === undefined);

/**
 * `sealed` is the answer of `/api/proof/order`, whose leaves were checked; `audit` is that of `audit`, every number as the
 * text that it was sent as. Only one's own instructions have a `content`; a copy has none of its own.
 */
export function checkInstructed({ inputs, entries }, audit, say) {
  const told = inputs
    .filter(({ content }) => content)
    .map(({ leaf, content }) => ({ seq: leaf.seq, kind: content.kind, says: JSON.parse(content.payload) }))
    .sort((one, other) => one.seq - other.seq);
  const isOption = audit.order.Seconds !== undefined;
  const same = isOption ? ofOption(told, audit) : ofOrder(told, audit);
  if (same.length === 0)
    say('note    no instruction of yours is shown: a copy has none, and old ones are archived');
  else say(`agrees  the order is what was instructed: ${same.map((seq) => `#${seq}`).join(', ')}`);
  if (isOption) optionMoney(entries, audit);
  else orderMoney(entries, audit);
  if (entries.length > 0) say('agrees  what was moved is what the order shows');
}

function ofOption(told, { order }) {
  const bought = told.find(({ kind }) => kind === 'option.buy');
  if (!bought) return [];
  return [
    held(bought, {
      symbolId: Number(order.ForexTradeList.Id),
      direction: order.Type === '1' ? 'up' : 'down',
      stake: units(order.Number, 'Number'),
      seconds: Number(order.Seconds),
    }),
  ];
}

function ofOrder(told, { order, settings, parts }) {
  // A copy comes of its leader's instructions; what its owner says of other orders may share a step with it.
  if (order.FollowType !== '0') return [];
  const found = [];
  const opening = told.find(({ kind }) => kind === 'order.open' || kind === 'order.place');
  const isPart = order.OriginId !== '0';
  if (opening && !isPart) {
    found.push(
      held(opening, {
        symbolId: Number(order.ForexTradeLists.Id),
        side: order.OrderType === '1' ? 'buy' : 'sell',
        lots: parts.reduce((sum, { lots }) => sum + units(lots, 'lots'), 0n),
        multiple: units(settings.multiple, 'multiple'),
        ...(opening.kind === 'order.place' && { targetPrice: units(order.TargetPrice, 'TargetPrice') }),
      }),
    );
  }
  for (const closing of told.filter(({ kind }) => kind === 'order.close')) {
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
  return found;
}

function held({ seq, says }, shown) {
  for (const [name, value] of Object.entries(shown)) {
    if (says[name] === (typeof value === 'bigint' ? `${value}n` : value)) continue;
    throw new Difference(
      `instruction ${seq} says ${name} ${readable(says[name])}, the order shows ${readable(value)}`,
    );
  }
  return seq;
}

const amountOf = (line) => (line ? units(line.amount, 'an amount') : 0n);
const at = (entry, side) => entry?.lines.find((line) => line.side === side);

function moved(what, amount, shown) {
  if (amount !== shown)
    throw new Difference(`${what} moved ${plain(amount)}, the order shows ${plain(shown)}`);
}

/** Entries of one step are sealed together: a margin's fee with the margin, a result with the margin given back. */
function orderMoney(entries, { order, parts }) {
  const of = (type) => entries.map(({ leaf }) => leaf).find((leaf) => leaf.type === type);
  const sum = (name) => parts.reduce((all, part) => all + units(part[name], name), 0n);
  const hold = of('order.margin_hold');
  if (hold) {
    moved(`entry ${hold.id} (${hold.type})`, amountOf(at(hold, 'debit')), sum('margin'));
    moved('the fee', amountOf(at(of('order.fee'), 'debit')), sum('fee'));
  }
  const back = of('order.margin_release');
  if (!back) return;
  moved(
    `entry ${back.id} (${back.type})`,
    amountOf(at(back, 'debit')),
    units(order.CautionMoney, 'CautionMoney'),
  );
  const free = at(back, 'credit')?.account;
  const line = of('order.profit')?.lines.find(({ account }) => account === free);
  const result = amountOf(line) * (line?.side === 'debit' ? -1n : 1n);
  moved('the result', result, units(order.FactProfits, 'FactProfits'));
}

function optionMoney(entries, { order }) {
  const leaves = entries.map(({ leaf }) => leaf);
  const staked = leaves.find(({ type }) => type === 'option.stake');
  if (!staked) return;
  const stake = units(order.Number, 'Number');
  moved(`entry ${staked.id} (${staked.type})`, amountOf(at(staked, 'debit')), stake);
  const ended = leaves.find(({ type }) => /^option\.(?:win|loss|tie|void|sold)$/.test(type));
  if (!ended) return;
  if (ended.type !== `option.${order.Outcome}`)
    throw new Difference(`entry ${ended.id} is ${ended.type}, the order shows ${order.Outcome}`);
  const free = at(staked, 'debit')?.account;
  const line = ended.lines.find(({ account, side }) => account === free && side === 'credit');
  moved(`entry ${ended.id} (${ended.type})`, amountOf(line) - stake, units(order.FactProfits, 'FactProfits'));
}
