#!/usr/bin/env node
// Recomputes one contract order from the JSON of `GET /v2/api/forex/audit?id=…`, or one option from that of
// `GET /v2/api/micro/audit?id=…`. It needs Node and nothing else, reads every figure as text and computes with whole
// numbers, so that no digit is lost. docs/check-an-order.md explains it.
//
//   node recompute-order.mjs audit.json      or      … | node recompute-order.mjs

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SCALE = 8;
const ONE = 10n ** 8n;
/** Decimals of margin, fee and profit, in 10⁻⁸. */
const CENT = 100n;
const HOW_CLOSED = { 1: 'customer', 2: 'stop-out', 3: 'take-profit', 4: 'stop-loss', 5: 'operator' };

/** A difference between what the answer says and what follows from its ticks and terms. */
export class Difference extends Error {}

/** JSON in which every number stays the text that it was sent as. */
export function readExactly(text) {
  const figures = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
  return JSON.parse(text.replace(figures, (found) => (found[0] === '"' ? found : `"${found}"`)));
}

/** A plain decimal as a whole number of 10⁻⁸. */
function figure(text, what) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new Difference(`${what} is no plain decimal: ${JSON.stringify(text)}`);
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign ? -value : value;
}

function show(value) {
  const digits = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

/** `top / bottom`, rounded half away from zero. */
function nearest(top, bottom) {
  const [t, b] = top < 0n ? [-top, bottom] : [top, bottom];
  const rounded = (2n * t + b) / (2n * b);
  return top < 0n ? -rounded : rounded;
}

/** The product of factors over the product of divisors, all in 10⁻⁸, rounded once to 6 decimals. */
function exact(factors, divisors = []) {
  const top = factors.reduce((all, each) => all * each, 1n) * 10n ** BigInt(SCALE * divisors.length);
  const bottom = divisors.reduce((all, each) => all * each, 1n) * 10n ** BigInt(SCALE * (factors.length - 1));
  return nearest(top, bottom * CENT) * CENT;
}

/** The rules, one after the other; each line goes to `say`. Throws at the first difference. */
export function recompute(answer, say) {
  const audit = answer.data ?? answer;
  if (!audit.order) throw new Difference('this is no answer of /v2/api/forex/audit or /v2/api/micro/audit');
  if (audit.order.Seconds !== undefined) return recomputeOption(audit, say);
  const order = readOrder(audit);
  say(`order ${order.id}: ${order.isBuy ? 'buy' : 'sell'} ${show(order.lots)} lots`);
  const check = checks(say);
  if ((order.followType !== '0') !== (audit.copy !== undefined)) {
    throw new Difference(`FollowType is ${order.followType}, and ${audit.copy ? 'a' : 'no'} copy is shown`);
  }
  if (order.status === '0' || (order.status === '4' && !audit.open)) checkReserved(order, audit, check);
  if (audit.open) {
    checkOpening(order, audit, check);
    checkParts(order, audit, check);
    checkStops(order, audit, check);
  } else {
    check.that('an order that never opened', order.openSeq === null, `opened at tick ${order.openSeq}`);
  }
  if (order.status === '3') checkClosing(order, audit, check);
  if (audit.copy) checkCopy(order, audit, check);
  return check.count;
}

function checks(say) {
  const self = {
    count: 0,
    /** A figure of the answer against the one computed here. */
    same(what, told, computed, by) {
      const formula = by ? ` (${by})` : '';
      if (told !== computed) {
        throw new Difference(`${what} is ${show(told)}, recomputed ${show(computed)}${formula}`);
      }
      self.note(`${what} ${show(told)}${formula}`);
    },
    that(what, holds, otherwise) {
      if (!holds) throw new Difference(`${what}: ${otherwise}`);
      self.note(what);
    },
    note(line) {
      self.count++;
      say(`agrees  ${line}`);
    },
  };
  return self;
}

function readOrder({ order, settings, ticks, open, close, copy }) {
  const price = (name) => figure(order[name], name);
  const term = (name) => figure(settings[name], name);
  const tick = (told) =>
    told && { ...told, at: BigInt(told.seq), bid: figure(told.bid, 'bid'), ask: figure(told.ask, 'ask') };
  return {
    id: order.Id,
    code: order.ForexTradeLists.Code,
    status: order.Status,
    isBuy: order.OrderType === '1',
    lots: price('Quantity'),
    margin: price('CautionMoney'),
    fee: price('TradeFee'),
    profit: price('FactProfits'),
    openBid: price('OriginPrice'),
    openPrice: price('Price'),
    closePrice: price('UpdatePrice'),
    target: price('TargetPrice'),
    stopLoss: price('TargetLossPrice'),
    takeProfit: price('TargetProfitPrice'),
    openSeq: order.OpenSeq,
    closeSeq: order.CloseSeq,
    by: HOW_CLOSED[order.ClosedType] ?? null,
    closedType: order.ClosedType,
    followType: order.FollowType ?? '0',
    leaderOrderId: order.LeaderOrderId,
    traderId: order.TraderId,
    traderName: order.TraderName,
    isCapitalStop: order.ReasonKey === 'follow.capital_stop',
    trailing: price('TrailingDistance'),
    ledClosing: closingByLeader(order, copy),
    marginMode: settings.margin_mode,
    feeType: settings.trade_fee_type,
    feeRate: term('fee_rate'),
    units: term('units'),
    multiple: term('multiple'),
    ticks: ticks.map(tick),
    open: tick(open),
    close: tick(close),
    tick,
  };
}

/** The leader's event that closed the order, or its part; undefined: it was closed otherwise. */
const closingByLeader = ({ Id: id }, copy) =>
  copy?.events.find(
    ({ event, result, order_id: closed }) =>
      result === 'copied' && closed === id && (event === 'close' || event === 'part'),
  );

const opening = ({ isBuy }, tick) => (isBuy ? tick.ask : tick.bid);
const closing = ({ isBuy }, tick) => (isBuy ? tick.bid : tick.ask);

/** Quote currency → account currency as a fraction; its bid must be the one of the tick that it names. */
function rateOf(told, order, check, what) {
  const bid = figure(told.bid, 'rate');
  if (told.symbol_id !== null) {
    const tick = order.tick(told.tick);
    if (!tick || tick.seq !== told.seq) throw new Difference(`the tick of the ${what} rate is missing`);
    check.same(`${what} rate by tick ${tick.seq} of ${told.code}`, bid, tick.bid);
  } else if (bid !== ONE) {
    throw new Difference(`the ${what} rate is ${show(bid)} without a conversion`);
  }
  return told.inverse === '1'
    ? { top: ONE, bottom: bid, text: `1 / ${show(bid)}` }
    : { top: bid, bottom: ONE, text: show(bid) };
}

function marginAt({ marginMode, units, multiple }, lots, price, rate) {
  if (marginMode === '1') return { value: exact([lots, units]), by: `${show(lots)} · ${show(units)}` };
  const by = `${show(lots)} · ${show(units)} · ${show(price)} · (${rate.text}) / ${show(multiple)}`;
  return { value: exact([lots, units, price, rate.top], [multiple, rate.bottom]), by };
}

function feeOf({ feeType, feeRate }, lots, margin) {
  const base = feeType === '1' ? lots : margin;
  return { value: exact([base, feeRate]), by: `${show(base)} · ${show(feeRate)}` };
}

/** A pending order has margin and fee set aside at its target price. */
function checkReserved(order, { settings }, check) {
  const rate = rateOf(settings.open_rate, order, check, 'placing');
  const margin = marginAt(order, order.lots, order.target, rate);
  check.same('margin set aside', order.margin, margin.value, margin.by);
  const fee = feeOf(order, order.lots, order.margin);
  check.same('fee set aside', order.fee, fee.value, fee.by);
}

function checkOpening(order, { settings, parts, pending }, check) {
  const { open } = order;
  check.that(`opened with tick ${open.seq}`, open.seq === order.openSeq, `the order names ${order.openSeq}`);
  check.that('the opening tick stands among its neighbours', hasTick(order, open), 'it differs there');
  check.same('bid at the opening', order.openBid, open.bid);
  check.same(`opened at the ${order.isBuy ? 'ask' : 'bid'}`, order.openPrice, opening(order, open));
  if (pending) checkPending(order, pending, check);

  const lots = parts.reduce((all, part) => all + figure(part.lots, 'lots'), 0n);
  const margin = parts.reduce((all, part) => all + figure(part.margin, 'margin'), 0n);
  const fee = parts.reduce((all, part) => all + figure(part.fee, 'fee'), 0n);
  const rate = rateOf(settings.open_rate, order, check, 'opening');
  const dueMargin = marginAt(order, lots, order.openPrice, rate);
  check.same('margin at the opening', margin, dueMargin.value, dueMargin.by);
  const dueFee = feeOf(order, lots, margin);
  check.same('fee', fee, dueFee.value, dueFee.by);
}

/** The first tick at or through the target, of those shown after it was placed, filled it. */
function checkPending(order, { kind, target_price: told, placed_seq: placed }, check) {
  const target = figure(told, 'target_price');
  check.same('target', order.target, target);
  const waitsForLess = order.isBuy === (kind === 'limit');
  const reached = (tick) => (waitsForLess ? opening(order, tick) <= target : opening(order, tick) >= target);
  check.that(`the ${kind} at ${show(target)} was reached`, reached(order.open), 'not by its own tick');
  firstOf(order, order.open, placed === null ? null : BigInt(placed), reached, `the ${kind}`, check);
}

/** No shown tick after `since` and before `tick` did it already; ones out of the market's sessions trigger nothing. */
function firstOf(order, tick, since, reached, what, check) {
  if (since === null) return;
  const before = order.ticks.filter(
    (each) => each.at > since && each.at < tick.at && each.market_open === '1',
  );
  const earlier = before.find(reached);
  check.that(
    `none of ${before.length} shown ticks before reached ${what}`,
    !earlier,
    `tick ${earlier?.seq} did`,
  );
}

/** What was split off took margin and fee in proportion, each rounded to 6 decimals; the rest kept the remainder. */
function checkParts(order, { parts }, check) {
  const read = parts.map(({ id, lots, margin, fee }) => ({
    id,
    lots: figure(lots, 'lots'),
    margin: figure(margin, 'margin'),
    fee: figure(fee, 'fee'),
  }));
  const sum = (name) => read.reduce((all, part) => all + part[name], 0n);
  const rest = { lots: sum('lots'), margin: sum('margin'), fee: sum('fee') };
  const [first, ...split] = read;
  for (const part of split) {
    for (const name of ['margin', 'fee']) {
      const by = `${show(rest[name])} · ${show(part.lots)} / ${show(rest.lots)}`;
      check.same(`${name} of part ${part.id}`, part[name], exact([rest[name], part.lots], [rest.lots]), by);
    }
    for (const name of ['lots', 'margin', 'fee']) rest[name] -= part[name];
  }
  const mine = read.find(({ id }) => id === order.id);
  check.that('this order is among the parts', mine !== undefined && first !== undefined, 'it is not');
  for (const name of ['lots', 'margin', 'fee']) check.same(`${name} of this order`, order[name], mine[name]);
}

/** Stop-loss, take-profit and trailing stop: the closing tick reached them when they closed it, and no tick before. */
function checkStops(order, { stops }, check) {
  const trailing = stops.trailing && { ...stops.trailing, best: order.tick(stops.trailing.tick) };
  if (trailing) checkTrailing(order, trailing, check);
  if (!order.close) return;
  const at = (level, isAbove) => (tick) =>
    level !== 0n && (isAbove ? closing(order, tick) >= level : closing(order, tick) <= level);
  const lost = at(order.stopLoss, !order.isBuy);
  const won = at(order.takeProfit, order.isBuy);
  // Until its best tick a trailing stop lay further away.
  const since =
    trailing && trailing.best.at > BigInt(stops.since_seq) ? trailing.best.at : BigInt(stops.since_seq);
  // Those that a leader's close, or the relation's capital stop, came before need not have been reached.
  const isOwnStop = !order.ledClosing && !order.isCapitalStop;
  if (order.by === 'stop-loss' && isOwnStop) {
    check.that(`the stop at ${show(order.stopLoss)} was reached`, lost(order.close), 'not by its own tick');
  } else if (order.by === 'take-profit' && isOwnStop) {
    check.that(
      `the take-profit at ${show(order.takeProfit)} was reached`,
      won(order.close),
      'not by its own tick',
    );
  }
  firstOf(order, order.close, since, lost, 'the stop', check);
  firstOf(order, order.close, BigInt(stops.since_seq), won, 'the take-profit', check);
}

function checkTrailing(order, { distance: told, best, since_seq: since }, check) {
  const distance = figure(told, 'distance');
  const price = closing(order, best);
  const better = order.ticks.find((tick) => {
    const counts = tick.at >= BigInt(since) && (!order.close || tick.at <= order.close.at);
    return counts && (order.isBuy ? closing(order, tick) > price : closing(order, tick) < price);
  });
  check.that(
    `no shown tick is better than ${show(price)} at tick ${best.seq}`,
    !better,
    `tick ${better?.seq} is`,
  );
  const trailed = order.isBuy ? price - distance : price + distance;
  const isFixed = order.isBuy ? order.stopLoss > trailed : order.stopLoss !== 0n && order.stopLoss < trailed;
  if (isFixed)
    check.note(`the fixed stop at ${show(order.stopLoss)} lies nearer than the trailing ${show(trailed)}`);
  else check.same('trailing stop', order.stopLoss, trailed, `${show(price)} by ${show(distance)}`);
}

function checkClosing(order, { settings, stop_out: stopOut }, check) {
  const { close, lots, units, isBuy } = order;
  check.that('the closing tick is shown', close !== null, 'it is missing');
  check.that(
    `closed with tick ${close.seq}, by ${order.by}`,
    close.seq === order.closeSeq,
    `the order names ${order.closeSeq}`,
  );
  check.that('the closing tick stands among its neighbours', hasTick(order, close), 'it differs there');
  check.same(`closed at the ${isBuy ? 'bid' : 'ask'}`, order.closePrice, closing(order, close));
  const rate = rateOf(settings.close_rate, order, check, 'closing');
  const { open_rate: opened, close_rate: closed } = settings;
  check.that(
    'converted through what it was opened with',
    closed.symbol_id === opened.symbol_id && closed.inverse === opened.inverse,
    `${opened.code} opened it, ${closed.code} closed it`,
  );
  const [from, to] = isBuy ? [order.openPrice, order.closePrice] : [order.closePrice, order.openPrice];
  const by = `(${show(to)} − ${show(from)}) · ${show(lots)} · ${show(units)} · (${rate.text})`;
  check.same('profit', order.profit, exact([to - from, lots, units, rate.top], [rate.bottom]), by);
  const isStopOut = order.by === 'stop-out' && !order.ledClosing;
  check.that('a stop-out shows the account', isStopOut === (stopOut !== null), 'it does not');
  if (stopOut) checkStopOut(order, stopOut, check);
}

/** The account stood at or below the level that was in force; compared unrounded. */
function checkStopOut(_order, told, check) {
  const [balance, margin, profit, level] = ['balance', 'margin', 'profit', 'level'].map((name) =>
    figure(told[name], name),
  );
  const equity = balance + margin + profit;
  const found = show(nearest(equity * 100n * ONE, margin * 1_000_000n) * 1_000_000n);
  const by = `(${show(balance)} + ${show(margin)} + ${show(profit)}) / ${show(margin)} = ${found} %`;
  check.that(
    `the margin level was at or below ${show(level)} %: ${by}`,
    equity * 100n * ONE <= level * margin,
    by,
  );
}

/** A copy: the leader's own tick, the size by the follower's terms, and what each of the leader's events did to it. */
function checkCopy(order, { copy, parts, open, close }, check) {
  const { leader } = copy;
  check.that(
    `copies order ${leader.order_id} of ${leader.trader_name}`,
    leader.order_id === order.leaderOrderId &&
      leader.trader_id === order.traderId &&
      leader.trader_name === order.traderName,
    `the order names ${order.leaderOrderId} of ${order.traderName}`,
  );
  check.that('it is the same side', (leader.side === '1') === order.isBuy, 'it is the other one');
  check.that(
    `opened at the leader’s own tick ${leader.seq}`,
    leader.seq === order.openSeq && leader.time === open.time,
    `the order names ${order.openSeq}`,
  );
  check.same('the leader’s bid', figure(leader.bid, 'bid'), order.open.bid);
  check.same('the leader’s ask', figure(leader.ask, 'ask'), order.open.ask);
  check.same('the leader’s leverage', figure(leader.multiple, 'multiple'), order.multiple);
  checkSize(copy, parts, check);
  checkLeaderEvents(order, copy, parts, check);
  if (order.ledClosing) checkLedClosing(order, close, check);
  else if (order.isCapitalStop) checkCapitalStop(order, copy.capital_stop, check);
  else if (copy.state === 'following' && order.status === '3') {
    const isOwnHand = order.by === 'customer' || order.by === 'operator' || order.by === 'stop-out';
    check.that(`closed by ${order.by}, not with the leader`, isOwnHand, 'its stops are the leader’s');
  }
}

/** The relation had lost its limit at that tick; at this copy's own closing tick, by what it closed with. */
function checkCapitalStop(order, stop, check) {
  if (!stop) {
    check.note('closed by the capital stop of the follower, from before its figures were recorded');
    return;
  }
  const of = (name) => figure(stop[name], name);
  const [amount, realised, floating, own, result] = ['amount', 'realised', 'floating', 'own', 'result'].map(
    of,
  );
  check.same('result of the relation', result, realised + floating, `${show(realised)} + ${show(floating)}`);
  check.that(
    `closed by the capital stop: ${show(result)} is at or below −${show(amount)}`,
    amount > 0n && result <= -amount,
    'it is not',
  );
  const by = `${show(realised)} + (${show(floating)}) = ${show(result)}, at or below −${show(amount)}`;
  check.that('its formula has these figures', stop.formula === by, `${stop.formula} is not ${by}`);
  if (stop.symbol !== order.code) {
    check.note(`tick ${stop.seq} of ${stop.symbol}, where another of its copies stood, brought it there`);
    return;
  }
  const { close } = order;
  const isBefore = figure(stop.seq, 'seq') <= figure(close.seq, 'seq');
  check.that(`tick ${stop.seq} brought it there, not after the closing`, isBefore, `that is ${close.seq}`);
  const shown = order.ticks.find(({ seq }) => seq === stop.seq);
  if (!shown) return;
  check.that('that tick is as it was recorded', shown.time === stop.time, `its time is ${shown.time}`);
  check.same('its bid', of('bid'), shown.bid);
  check.same('its ask', of('ask'), shown.ask);
  if (stop.seq === close.seq) check.same('what this copy floated, and closed with', own, order.profit);
}

/** Lots: computed exactly, rounded down to the lot step, at most the symbol's most; and the margin that they may hold. */
function checkSize({ leader, sizing, formula }, parts, check) {
  if (!sizing) {
    check.note('a copy from before its sizing was recorded');
    return;
  }
  const of = (name) => figure(sizing[name], name);
  const [multiple, most, pip, before] = ['multiple', 'max_amount', 'pip', 'margin_before'].map(of);
  const [led, least, largest] = [figure(leader.lots, 'lots'), of('min_lots'), of('max_lots')];
  const byEquity = sizing.mode === '2';
  const equity = byEquity ? of('equity') : null;
  const [top, bottom] = byEquity ? [led * multiple * most, ONE * equity] : [led * multiple, ONE];
  const stepped = (top / (bottom * pip)) * pip;
  const capped = (largest / pip) * pip;
  const sized = stepped > capped ? capped : stepped;
  const total = parts.reduce((all, part) => all + figure(part.lots, 'lots'), 0n);
  const margin = parts.reduce((all, part) => all + figure(part.margin, 'margin'), 0n);
  const share = byEquity ? ` · ${show(most)} / ${show(equity)}` : '';
  const by =
    `${show(led)} · ${show(multiple)}${share}, down to a step of ${show(pip)}, ` +
    `${show(least)} to ${show(largest)} = ${show(total)}; ` +
    `margin ${show(before)} + ${show(margin)} of at most ${show(most)}`;
  check.same(
    'lots of the copy',
    total,
    sized,
    `${show(led)} · ${show(multiple)}${share}, rounded down to ${show(pip)}`,
  );
  check.same('lots that were worked out', of('lots'), total);
  check.that(`not below ${show(least)}`, sized >= least, show(sized));
  check.that(
    `margin ${show(before)} + ${show(margin)} is at most ${show(most)}`,
    before + margin <= most,
    'it is more',
  );
  check.that(`the formula has these figures`, formula === by, `${formula} is not ${by}`);
}

/** Each part of the leader's closed the same fraction; the stops are his while the follower has set none. */
function checkLeaderEvents(order, { events, state, sizing, leader }, parts, check) {
  const [opened] = events;
  check.that(
    'the opening is the first event, copied',
    opened?.event === 'open' && opened.result === 'copied',
    'it is not',
  );
  check.that(
    'the opening was copied with its tick',
    opened.seq === leader.seq,
    `the row names ${opened.seq}`,
  );
  check.same('lots that the leader opened', figure(opened.leader_lots, 'lots'), figure(leader.lots, 'lots'));
  const total = parts.reduce((all, part) => all + figure(part.lots, 'lots'), 0n);
  check.same('lots in the row of the opening', figure(opened.lots, 'lots'), total);
  check.same('price in the row of the opening', figure(opened.price, 'price'), order.openPrice);
  checkLeaderLots(events, check);
  const ids = parts.map(({ id }) => id);
  const stranger = events.find(({ order_id: id }) => id !== null && !ids.includes(id));
  check.that(
    'every event is about this position',
    !stranger,
    `order ${stranger?.order_id} is none of its parts`,
  );
  let rest = total;
  const [whole, ...split] = parts;
  check.that(
    'the opening is about the whole position',
    opened.order_id === whole.id,
    `it names ${opened.order_id}`,
  );
  for (const part of split) {
    const event = events.find(({ event: kind, order_id: id }) => kind === 'part' && id === part.id);
    if (event && sizing) checkPartOf(event, { part, rest }, sizing, check);
    rest -= figure(part.lots, 'lots');
  }
  const last = events.find(({ event: kind, order_id: id }) => kind === 'part' && id === whole.id);
  if (last && sizing) checkPartOf(last, { part: whole, rest }, sizing, check);
  if (state !== 'following') return;
  const until = order.ledClosing ? events.indexOf(order.ledClosing) : events.length;
  if (!order.ledClosing && order.id !== whole.id) return;
  const set = events
    .slice(0, until)
    .findLast(({ event: kind, result }) => result === 'copied' && (kind === 'open' || kind === 'protect'));
  check.same(
    'trailing distance, as the leader set it',
    order.trailing,
    figure(set.trailing_distance, 'distance'),
  );
  if (order.trailing !== 0n) return;
  check.same('stop-loss, as the leader set it', order.stopLoss, figure(set.stop_loss, 'stop_loss'));
  check.same('take-profit, as the leader set it', order.takeProfit, figure(set.take_profit, 'take_profit'));
}

/** What the leader closed is what he had left, event by event. */
function checkLeaderLots(events, check) {
  let left = 0n;
  for (const { event, leader_lots: told, leader_lots_before: before } of events) {
    const lots = figure(told, 'leader_lots');
    if (event === 'open') left = lots;
    if (event === 'part') {
      check.same('lots that the leader had before a part', figure(before, 'leader_lots_before'), left);
      left -= lots;
    }
    if (event === 'close') check.same('lots that the leader closed last', lots, left);
  }
}

/** The same fraction rounded down to the lot step; all of it where too little would be left. */
function checkPartOf(event, { part, rest }, sizing, check) {
  const [pip, least] = [figure(sizing.pip, 'pip'), figure(sizing.min_lots, 'min_lots')];
  const [closed, before] = [
    figure(event.leader_lots, 'leader_lots'),
    figure(event.leader_lots_before, 'leader_lots_before'),
  ];
  const stepped = ((rest * closed) / (before * pip)) * pip;
  const due = rest - stepped < least ? rest : stepped;
  const by = `${show(rest)} · ${show(closed)} / ${show(before)}, rounded down to ${show(pip)}`;
  check.same(`lots closed with a part, order ${part.id}`, figure(part.lots, 'lots'), due, by);
  check.same('lots in its row', figure(event.lots, 'lots'), due);
}

/** Closed with the leader: at his tick, and for his reason. */
function checkLedClosing(order, close, check) {
  const { ledClosing: event } = order;
  check.that(
    `closed at the leader’s own tick ${event.seq}`,
    event.seq === close.seq && event.seq === order.closeSeq,
    `the order names ${order.closeSeq}`,
  );
  check.same('closed at the price in its row', figure(event.price, 'price'), order.closePrice);
  check.same('lots that closed with him', figure(event.lots, 'lots'), order.lots);
  check.that(
    'for the leader’s reason',
    event.closed_type === order.closedType,
    `his was ${event.closed_type}`,
  );
}

const hasTick = (order, tick) =>
  order.ticks.some(
    ({ seq, bid, ask, time }) =>
      seq === tick.seq && bid === tick.bid && ask === tick.ask && time === tick.time,
  );

/** How long an option waits for its entry at most, ms. */
const MAX_WAIT_MS = 10_000n;
const OUTCOMES = { 1: 'running', 3: 'ended', 4: 'void' };

/** The rules of an up/down option. */
function recomputeOption({ order, settings, ticks, open, close, sale }, say) {
  const check = checks(say);
  const read = (tick) =>
    tick && { ...tick, seq: BigInt(tick.seq), at: BigInt(tick.time), price: figure(tick.bid, 'bid') };
  const option = {
    isUp: order.Type === '1',
    status: OUTCOMES[order.Status],
    outcome: order.Outcome,
    stake: figure(order.Number, 'Number'),
    ratio: figure(settings.ratio, 'ratio'),
    lossLevel: settings.loss_level,
    profit: figure(order.FactProfits, 'FactProfits'),
    start: BigInt(settings.start),
    deadline: BigInt(settings.entry_deadline),
    expiry: BigInt(settings.expiry),
    stale: BigInt(settings.stale_seconds) * 1000n,
    isReset: order.ReasonKey === 'demo.reset',
    endedAt: BigInt(order.CompleteAtMs ?? 0),
    ticks: ticks.map(read),
    entry: read(open),
    exit: read(close),
  };
  say(`option ${order.Id}: ${option.isUp ? 'up' : 'down'}, ${show(option.stake)} for ${order.Seconds} s`);
  checkTimes(order, option, check);
  checkEntry(order, option, check);
  if (option.isReset) checkReset(option, settings, check);
  else if (option.outcome === 'sold') checkSale(option, sale, read, check);
  else if (option.status !== 'running') checkExit(order, option, check);
  return check.count;
}

function checkTimes(order, { start, deadline, expiry, ratio }, check) {
  const lasts = BigInt(order.Seconds) * 1000n;
  const wait = lasts / 3n < MAX_WAIT_MS ? lasts / 3n : MAX_WAIT_MS;
  check.that('bought when the list says', BigInt(order.CreatedAtMs) === start, `at ${start}`);
  check.that(`ends ${lasts} ms after the purchase`, expiry === start + lasts, `at ${expiry}`);
  check.that(`may be entered until ${wait} ms after it`, deadline === start + wait, `until ${deadline}`);
  check.same('ratio', figure(order.ProfitRatio, 'ProfitRatio'), ratio);
}

/** The first tick after the purchase, in time: the one shown before it was there already. */
function checkEntry(order, { entry, ticks, start, deadline, status, outcome, isReset, endedAt }, check) {
  if (!entry && isReset) {
    const missed = ticks.find(({ at }) => at > start && at <= deadline && at < endedAt);
    check.that('no tick came between the purchase and the reset', !missed, `tick ${missed?.seq} did`);
    return;
  }
  const inTime = ticks.filter(({ at }) => at > start && at <= deadline);
  const before = ticks.findLast(({ at }) => at <= start);
  if (!entry) {
    if (status === 'running') return;
    const after = ticks.find(({ at }) => at > deadline);
    if (after) checkNeighbours(before, after, 'the purchase and the deadline', check);
    else check.note('no tick since: ask again after the next one');
    check.that('no tick came in time for an entry', inTime.length === 0, `tick ${inTime[0]?.seq} did`);
    check.that('so it is void', outcome === 'void', outcome);
    return;
  }
  check.that(
    `entered with tick ${entry.seq}, after the purchase`,
    entry.at > start,
    `it came at ${entry.at}`,
  );
  check.that('in time', entry.at <= deadline, `it came at ${entry.at}`);
  if (entry.seq > 1n) checkNeighbours(before, entry, 'the purchase and it', check);
  check.same('entered at its bid', figure(order.EntryPrice, 'EntryPrice'), entry.price);
}

/** Two ticks with consecutive numbers, so that none between them was left out. */
function checkNeighbours(before, after, what, check) {
  const follow = before && after && after.seq === before.seq + 1n;
  check.that(
    `no tick between ${what}`,
    follow,
    `ticks ${before?.seq ?? 'none'} and ${after?.seq ?? 'none'} do not follow one another`,
  );
}

/** A demo account that is begun anew: what ran on it is void, whatever the price was. */
function checkReset({ outcome, profit, start, endedAt }, settings, check) {
  check.that(
    'it ran on a demo account, the only kind that is begun anew',
    settings.is_demo === '1',
    'it did not',
  );
  check.that(`void, because the demo account was begun anew at ${endedAt}`, outcome === 'void', outcome);
  check.that('after the purchase', endedAt >= start, `the purchase was at ${start}`);
  check.same('profit of a void', profit, 0n);
}

/** The last tick at or before the expiry: the one shown after it came too late. */
function checkExit(order, option, check) {
  const { exit, ticks, expiry, stale, entry, outcome, profit } = option;
  const last = ticks.findLast(({ at }) => at <= expiry);
  const next = ticks.find(({ at }) => at > expiry);
  if (entry && next) checkNeighbours(last, next, 'the last price before the expiry and the expiry', check);
  else if (entry) check.note('no tick after the expiry is shown yet: ask again after the next one');
  if (entry && outcome === 'void') {
    check.that(
      'the last price before the expiry was too old',
      expiry - last.at > stale,
      `tick ${last.seq} was not`,
    );
  }
  if (outcome === 'void') return check.same('profit of a void', profit, 0n);
  check.that('there is an exit tick', exit !== null, 'it is missing');
  check.that(
    `ended with tick ${exit.seq}, at or before the expiry`,
    exit.at <= expiry,
    `it came at ${exit.at}`,
  );
  check.that('that is the last shown one of these', last.seq === exit.seq, `tick ${last.seq} is`);
  check.that(
    `not older than ${stale} ms then`,
    expiry - exit.at <= stale,
    `it was ${expiry - exit.at} ms old`,
  );
  check.same('ended at its bid', figure(order.ExitPrice, 'ExitPrice'), exit.price);
  const difference = option.isUp ? exit.price - entry.price : entry.price - exit.price;
  const found = difference > 0n ? 'win' : difference < 0n ? 'loss' : 'tie';
  check.that(
    `a ${found}: ${show(entry.price)} → ${show(exit.price)}`,
    outcome === found,
    `told as ${outcome}`,
  );
  const { win, loss } = payoutOf(option);
  const due = { win, loss: -loss, tie: 0n }[found];
  check.same('profit', profit, due, found === 'tie' ? '' : `${show(option.stake)} · ${show(option.ratio)}`);
}

/** Cents, half away from zero; a loss takes the stake, or stake · ratio at loss level 1, never more than the stake. */
function payoutOf({ stake, ratio, lossLevel }) {
  const cent = 1_000_000n;
  const win = nearest(stake * ratio, ONE * cent) * cent;
  return { win, loss: lossLevel === '1' && win < stake ? win : stake };
}

/** The normal distribution at 0.0, 0.1, … 4.0, in 10⁻⁶ (Abramowitz & Stegun, table 26.1). */
const NORMAL = [
  500000, 539828, 579260, 617911, 655422, 691462, 725747, 758036, 788145, 815940, 841345, 864334, 884930,
  903200, 919243, 933193, 945201, 955435, 964070, 971283, 977250, 982136, 986097, 989276, 991802, 993790,
  995339, 996533, 997445, 998134, 998650, 999032, 999313, 999517, 999663, 999767, 999841, 999892, 999928,
  999952, 999968,
].map((value) => BigInt(value) * 100n);
/** Ticks that formula 1 looks back on; seconds that formula 2 does, the shortest that is not below what is left. */
const LOOKED_BACK = 61;
const WINDOWS = [300, 900, 3600];

/** Sold at the first tick after the request, not below what was wanted. */
function checkSoldAfter(sale, ticks, check) {
  const [before, last] = ticks.slice(-2);
  const asked = BigInt(sale.asked_at);
  check.that('it came after the request', last.at > asked, `at ${last.at}, asked at ${asked}`);
  check.that('the one before it did not', before.at <= asked, `it came at ${before.at}, asked at ${asked}`);
  check.that('the price is of its instant', last.at === BigInt(sale.at), `of ${sale.at}`);
  const [price, least] = [figure(sale.price, 'price'), figure(sale.least, 'least')];
  check.that('not below what was wanted', price >= least, `${show(price)} for ${show(least)} or more`);
}

/** The former rule, which sold at an offer that was made before: its tick was the last one then. */
function checkOfferedBefore(sale, last, read, check) {
  const at = BigInt(sale.at);
  const next = read(sale.next);
  check.that('it was there when the offer was made', last.at <= at, `it came at ${last.at}`);
  if (!next) return;
  checkNeighbours(last, next, 'it and the offer', check);
  check.that('the next one came later', next.at >= at, `it came at ${next.at}`);
}

/** The published formula of docs/sell-back.md; a sale of before by the one that stood there then. */
function checkSale(option, sale, read, check) {
  const ticks = sale.ticks.map(read);
  const last = ticks.at(-1);
  for (let at = 1; at < ticks.length; at++) {
    if (ticks[at].seq !== ticks[at - 1].seq + 1n)
      throw new Difference(`tick ${ticks[at].seq} does not follow`);
  }
  check.that('the last of its ticks is the price’s', last?.seq === BigInt(sale.seq), `it is ${last?.seq}`);
  const at = BigInt(sale.at);
  if ((sale.asked_at ?? null) === null) checkOfferedBefore(sale, last, read, check);
  else checkSoldAfter(sale, ticks, check);
  check.that('ten seconds or more were left', option.expiry - at >= 10_000n, `${option.expiry - at} ms were`);
  const aheadAt = (bid) => (option.isUp ? bid - option.entry.price : option.entry.price - bid);
  const isFormer = (sale.formula ?? '1') === '1';
  const chance = isFormer
    ? formerChance(ticks, aheadAt(last.price), option.expiry - at, check)
    : chanceOf(ticks, aheadAt, at, option.expiry - at, check);
  check.same('chance of a win', figure(sale.chance, 'chance'), chance);
  const { win, loss } = payoutOf(option);
  const fair = (option.stake - loss) * ONE + chance * (win + loss);
  const kept = ONE - figure(sale.spread, 'spread');
  const price = ((fair * kept) / (ONE * ONE) / 1_000_000n) * 1_000_000n;
  check.same('price of the sale', figure(sale.price, 'price'), price);
  check.same('profit', option.profit, price - option.stake, `${show(price)} − ${show(option.stake)}`);
}

/** Formula 1: by the variance a millisecond of the last 61 ticks. */
function formerChance(ticks, ahead, left, check) {
  check.that(`it looks back on ${LOOKED_BACK} ticks`, ticks.length === LOOKED_BACK, `on ${ticks.length}`);
  let squares = 0n;
  for (let at = 1; at < ticks.length; at++) squares += (ticks[at].price - ticks[at - 1].price) ** 2n;
  return likely(ahead, squares * left, ticks.at(-1).at - ticks[0].at);
}

/** Formula 2: by the variance an hour of a grid of seconds, at most 98 %. */
function chanceOf(ticks, aheadAt, at, left, check) {
  const seconds = WINDOWS.find((window) => BigInt(window) * 1000n >= left);
  check.that('an hour or less was left', seconds !== undefined, `${left} ms were`);
  const grid = secondBySecond(ticks, at, seconds, check);
  const fine = squares(grid, 1);
  check.that(`the price moved in 20 seconds of ${seconds} or more`, fine.moves >= 20, `in ${fine.moves}`);
  const hours = [
    [fine.sum, seconds],
    [squares(grid.slice(-seconds / 5 - 1), 1).sum, seconds / 5],
    [squares(grid, seconds / 10).sum, seconds],
  ].map(([sum, length]) => (sum * 3600n) / BigInt(length));
  const burst = squares(grid.slice(-11), 1).sum * 360n;
  const bid = grid.at(-1);
  const mean = grid.slice(-20).reduce((all, each) => all + each, 0n) / 20n;
  check.note(`mean of the last 20 s ${show(mean)}`);
  const [now, lately] = [aheadAt(bid), aheadAt(mean)];
  const ahead = now < lately ? now : lately;
  const floor = (bid * bid + 10n ** 8n - 1n) / 10n ** 8n;
  const ascending = (ahead > 0n ? [...hours, burst, floor] : hours).sort((one, other) =>
    one < other ? -1 : 1,
  );
  const taken = ahead > 0n ? ascending.at(-1) : ascending[0];
  check.note(`variance an hour ${taken}`);
  const chance = likely(ahead, taken * left, 3_600_000n);
  check.that('a chance of 2 % or more', chance >= ONE / 50n, show(chance));
  const most = (ONE * 49n) / 50n;
  return chance < most ? chance : most;
}

/** The last bid at or before each of so many seconds, up to the one that the instant is in. */
function secondBySecond(ticks, at, seconds, check) {
  const end = (at + 999n) / 1000n;
  const begin = end - BigInt(seconds);
  check.that(
    'its ticks reach back to the window',
    ticks[0].at <= begin * 1000n,
    `the first is of ${ticks[0].at}`,
  );
  const grid = [];
  for (let second = begin, next = 0; second <= end; second++) {
    while (next < ticks.length && ticks[next].at <= second * 1000n) next++;
    const standing = ticks[next - 1];
    if (second - (standing.at + 999n) / 1000n >= 60n)
      throw new Difference(`no tick for a minute before ${second}`);
    grid.push(standing.price);
  }
  return grid;
}

function squares(grid, step) {
  const moves = grid.filter((_bid, at) => at >= step && at % step === 0);
  const each = moves.map((bid, at) => bid - grid[at * step]).filter((move) => move !== 0n);
  return { sum: each.reduce((all, move) => all + move * move, 0n), moves: each.length };
}

/** Φ of what it is ahead over the root of a variance, `top / bottom`. */
function likely(ahead, top, bottom) {
  if (ahead === 0n) return ONE / 2n;
  const above = normal(top === 0n ? null : squareRoot((ahead * ahead * 10n ** 8n * bottom) / top));
  return ahead < 0n ? ONE - above : above;
}

/** Φ of a distance in 10⁻⁴ deviations; between two values of the table the line counts. */
function normal(distance) {
  const place = distance === null ? NORMAL.length : Number(distance / 1000n);
  if (place >= NORMAL.length - 1) return NORMAL.at(-1);
  return NORMAL[place] + ((NORMAL[place + 1] - NORMAL[place]) * (distance % 1000n)) / 1000n;
}

/** The largest whole number whose square is not above `value`. */
function squareRoot(value) {
  if (value < 2n) return value;
  let root = value;
  for (let next = (root + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const count = recompute(readExactly(readFileSync(process.argv[2] ?? 0, 'utf8')), (line) =>
      console.log(line),
    );
    console.log(`all ${count} agree`);
  } catch (error) {
    const isDifferent = error instanceof Difference;
    console.error(isDifferent ? `DIFFERS ${error.message}` : `cannot read the answer: ${error.message}`);
    process.exitCode = 1;
  }
}
