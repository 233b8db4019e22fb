#!/usr/bin/env node
// Checks sealed days from files: the chain of records and its signatures, ticks, minutes, orders, options, copies, loans,
// funds, and a balance in the sum of what the house owes. It needs Node 20 or newer, the scripts beside it, and nothing
// else: no account, no network, none of the house's software. docs/proof.md explains every rule.
//
//   node check-proof.mjs folder [--seal=2026-11-01:3f9a…] [--thinned]
//
// The folder holds answers as they were sent, each in a file of its own, .gz or not. What a file is, is read from what it
// holds; only of CSV files the name tells symbol and day:
//
//   key.json                        /api/proof/key
//   seals.json, seals-2.json …      /api/proof/seals?page=… (or single ones, /api/proof/seal?day=…)
//   ticks-EURUSD-2026-11-01.csv     /api/proof/ticks?symbol=EURUSD&day=2026-11-01
//   minutes-EURUSD-2026-11-01.csv   /api/proof/minutes?symbol=EURUSD&day=2026-11-01
//   tick-….json                     /api/proof/tick?symbol=…&seq=…
//   balance-….json                  /api/proof/balance?day=…
//   order-….json                    /api/proof/order?id=…
//   audit-….json                    /v2/api/forex/audit, /v2/api/micro/audit, /api/loan/audit, /api/fund/audit
//   agreement-….json                /api/loan/loan_agreement, beside the audit of its loan
//   simulator-….json                /api/proof/simulator

import { createHash, createPublicKey, verify } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import * as instructed from './check-instructions.mjs';
import * as simulator from './check-simulator.mjs';
import * as fund from './recompute-fund.mjs';
import * as loan from './recompute-loan.mjs';
import * as order from './recompute-order.mjs';

const SCALE = 8;
const NONE_BEFORE = '0'.repeat(64);
const DAY = /^\d{4}-\d\d-\d\d$/;
const HEX = /^[0-9a-f]{64}$/;
/** What stands before the bytes of an Ed25519 key in the form that node:crypto reads (RFC 8410). */
const KEY_HEADING = '302a300506032b6570032100';

/** Something that does not hold. */
export class Difference extends Error {}

const fail = (text) => {
  throw new Difference(text);
};
const ensure = (holds, text) => holds || fail(text);

/* ---------------------------------------------------------------- the form of what is hashed */

/** JSON as it is hashed: no spaces, keys by code unit, whole numbers that a double holds and no other ones. */
export function canonical(value) {
  if (typeof value === 'number') {
    ensure(Number.isSafeInteger(value), `${value} is no whole number that can be hashed`);
    return String(value);
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const ZERO = Buffer.from([0]);
const ONE = Buffer.from([1]);
const bytesOf = (hash) => {
  ensure(HEX.test(hash), `${JSON.stringify(hash)} is no SHA-256 in lower-case hexadecimal digits`);
  return Buffer.from(hash, 'hex');
};

export const leafHash = (leaf) => sha256(ZERO, canonical(leaf));
const nodeHash = (left, right) => sha256(ONE, bytesOf(left), bytesOf(right));

/** The root of a tree as RFC 6962 has it: split at the largest power of two below its size; empty is H of nothing. */
export function rootOf(leaves) {
  if (leaves.length === 0) return sha256('');
  let level = leaves;
  while (level.length > 1) {
    const above = [];
    for (let at = 0; at < level.length; at += 2)
      above.push(at + 1 < level.length ? nodeHash(level[at], level[at + 1]) : level[at]);
    level = above;
  }
  return level[0];
}

/** From a leaf up (RFC 9162 §2.1.3.2). `join(node, beside, isBesideLeft)` makes the node above. */
function climb(leaf, { index, count, path }, join) {
  const place = `place ${index} of ${count}`;
  const isPlace = Number.isSafeInteger(index) && Number.isSafeInteger(count) && index >= 0 && index < count;
  ensure(isPlace && Array.isArray(path), `${place} is no place in a tree`);
  let [at, last, node] = [BigInt(index), BigInt(count - 1), leaf];
  for (const beside of path) {
    ensure(last > 0n, `the path is too long for ${place}`);
    if (at % 2n === 1n || at === last) {
      node = join(node, beside, true);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else node = join(node, beside, false);
    [at, last] = [at / 2n, last / 2n];
  }
  ensure(last === 0n, `the path is too short for ${place}`);
  return node;
}

export const rootBy = (leaf, path) =>
  climb(leaf, path, (node, beside, isLeft) => (isLeft ? nodeHash(beside, node) : nodeHash(node, beside)));

/* ---------------------------------------------------------------- figures */

/** A plain decimal without trailing zeros as a whole number of 10⁻⁸. */
function figure(text, what) {
  const [, sign, whole, fraction = ''] = /^(-?)(0|[1-9]\d*)(?:\.(\d{0,7}[1-9]))?$/.exec(text ?? '') ?? [];
  ensure(
    typeof text === 'string' && whole !== undefined,
    `${what} is no plain decimal: ${JSON.stringify(text)}`,
  );
  const value = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign ? -value : value;
}

function show(value) {
  const digits = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

const showTotals = (totals) =>
  Object.entries(totals)
    .map(([currency, amount]) => `${amount} ${currency}`)
    .join(', ') || 'nothing';

/** Sums by currency; one below zero would hide what others are owed. */
function addTotals(one, other) {
  const sums = {};
  for (const [currency, text] of [...Object.entries(one), ...Object.entries(other)]) {
    const amount = figure(text, `a total of ${currency}`);
    ensure(
      amount >= 0n,
      `the path holds a negative sum, ${text} ${currency}: it would hide what others are owed`,
    );
    sums[currency] = show(figure(sums[currency] ?? '0', currency) + amount);
  }
  return sums;
}

const sameTotals = (one, other) =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (currency) => (one[currency] ?? '0') === (other[currency] ?? '0'),
  );

/** Exactly these fields: what is hashed has one form. */
function leafOf(proof, kind, fields) {
  const { leaf } = proof ?? {};
  const told = Object.keys(leaf ?? {}).sort();
  const due = ['kind', ...fields].sort();
  ensure(
    leaf?.kind === kind && told.join() === due.join(),
    `a ${kind} has the fields ${due.join(', ')}; here are ${told.join(', ')}`,
  );
  return leaf;
}

/* ---------------------------------------------------------------- the chain of days */

function isSigned(text, signature, key) {
  const told = createPublicKey({
    key: Buffer.concat([Buffer.from(KEY_HEADING, 'hex'), bytesOf(key)]),
    format: 'der',
    type: 'spki',
  });
  ensure(
    /^[0-9a-f]{128}$/.test(signature ?? ''),
    'a signature has 64 bytes in lower-case hexadecimal digits',
  );
  return verify(null, Buffer.from(text), told, Buffer.from(signature, 'hex'));
}

/** Keys, the oldest first: each new one is signed by the one before it, and what was told earlier is told still. */
function checkKeys(answers, say) {
  const lists = answers.map(({ keys, public_key }) => keys ?? [{ public_key, signature: null }]);
  const all = lists.reduce((longest, each) => (each.length > longest.length ? each : longest), []);
  const told = all.map(({ public_key }) => public_key);
  for (const [at, { public_key: own, signature }] of all.entries()) {
    if (at === 0) continue;
    const isHandedOver = signature !== null && isSigned(`truemark-seal-key:${own}`, signature, told[at - 1]);
    ensure(isHandedOver, `the key ${own} was not signed with the one before it: it was replaced`);
    say(`agrees  key ${own.slice(0, 16)}… is signed by ${told[at - 1].slice(0, 16)}…`);
  }
  for (const { public_key: own } of lists.flat())
    ensure(told.includes(own), `the key ${own} stands in one file and not in another: it was replaced`);
  return told;
}

export function sealHash({ hash: _hash, signature: _signature, ...rest }) {
  return sha256(canonical(rest));
}

/** Every record by its day; the same day told in two ways is the worst that there is. */
function readSeals(answers) {
  const seals = new Map();
  for (const seal of answers) {
    const known = seals.get(seal.day);
    ensure(DAY.test(seal.day), `${JSON.stringify(seal.day)} is no day`);
    ensure(
      !known || canonical(known) === canonical(seal),
      `${seal.day} has two records, ${known?.hash} and ${seal.hash}: different people are told different things`,
    );
    seals.set(seal.day, seal);
  }
  return [...seals.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function checkChain(seals, keys, published, say) {
  let before = null;
  const lastTicks = new Map();
  // Whoever finds an old key signs nothing new with it.
  let inUse = 0;
  for (const seal of seals) {
    const { day } = seal;
    const found = sealHash(seal);
    ensure(
      found === seal.hash,
      `the record of ${day} was altered: it states the hash ${seal.hash}, and has ${found}`,
    );
    const text = `truemark-seal:${seal.hash}`;
    inUse = keys.findIndex((key, at) => at >= inUse && isSigned(text, seal.signature, key));
    ensure(inUse >= 0, `the signature of ${day} is forged: no published key that was in use made it`);
    if (before) {
      ensure(
        seal.prev === before.hash,
        `${day} does not follow from ${before.day}: it names ${seal.prev}, and that day is ${before.hash}`,
      );
      checkGoesOn(before, seal);
    } else if (seal.prev !== NONE_BEFORE)
      say(`note    the days before ${day} are not here: the chain is checked from it on`);
    checkNumbers(seal, lastTicks);
    for (const [currency, { debit, credit }] of Object.entries(seal.ledger.totals))
      ensure(
        figure(debit, 'debit') === figure(credit, 'credit'),
        `the books of ${day} do not balance: ${debit} against ${credit} ${currency}`,
      );
    const known = published.get(day);
    ensure(
      known === undefined || known === seal.hash,
      `${day} was published as ${known}, and here it is ${seal.hash}: history was rewritten`,
    );
    if (known) say(`agrees  ${day} is what was published, ${known}`);
    say(`agrees  ${day} ${seal.hash}, signed${before ? `, follows ${before.day}` : ''}`);
    before = seal;
  }
  for (const day of published.keys())
    ensure(
      seals.some((seal) => seal.day === day),
      `${day} was published, and there is no record of it`,
    );
}

/** No day and no input is left out between two days; the operators' log only grows. */
function checkGoesOn(before, seal) {
  const { day } = seal;
  ensure(
    Date.parse(day) === Date.parse(before.day) + 86_400_000,
    `${day} follows ${before.day}: the days between them are missing`,
  );
  ensure(
    seal.journal.from === before.journal.to + 1,
    `the journal of ${day} begins with ${seal.journal.from}, the one of ${before.day} ends with ${before.journal.to}`,
  );
  ensure(before.journal.to <= seal.journal.to, `the journal of ${day} ends before the one of ${before.day}`);
  ensure(
    before.audit_end.place <= seal.audit_end.place,
    `the audit log of ${day} ends before the one of ${before.day}`,
  );
}

/** A symbol's ticks go on with the number behind its last one, however many days lie between. */
function checkNumbers({ day, ticks }, lastTicks) {
  for (const [symbol, { first_seq: first, last_seq: last }] of Object.entries(ticks)) {
    const known = lastTicks.get(symbol);
    ensure(
      first <= last && (known === undefined || first === known + 1),
      `the ticks of ${symbol} on ${day} are ${first} to ${last}, the last one before them is ${known ?? 'none'}`,
    );
    lastTicks.set(symbol, last);
  }
}

/* ---------------------------------------------------------------- ticks */

const MINUTE = [
  'symbol',
  'time',
  'count',
  'first_seq',
  'last_seq',
  'first_bid',
  'first_ask',
  'last_bid',
  'last_ask',
  'low_bid',
  'high_bid',
  'low_ask',
  'high_ask',
  'root',
];
const WHOLE = new Set(['seq', 'time', 'count', 'first_seq', 'last_seq']);

/** Rows of a CSV as leaves. */
function rowsOf(text, kind, symbol, names) {
  const [heading = '', ...lines] = text.trimEnd().split(/\r?\n/);
  const columns = heading.split(',');
  for (const name of names) ensure(columns.includes(name), `the heading has no ${name}: ${heading}`);
  return lines.map((line) => {
    const cells = line.split(',');
    ensure(cells.length === columns.length, `this is no row: ${line}`);
    const of = (name) => cells[columns.indexOf(name)];
    const fields = names.map((name) => [name, WHOLE.has(name) ? Number(of(name)) : of(name)]);
    return { kind, symbol, ...Object.fromEntries(fields) };
  });
}

/** Ticks minute by minute: those of one minute stand together. */
function minutesOf(ticks) {
  const minutes = [];
  for (const tick of ticks) {
    const time = Math.floor(tick.time / 60_000) * 60_000;
    if (minutes.at(-1)?.time !== time) minutes.push({ time, ticks: [] });
    minutes.at(-1).ticks.push(tick);
  }
  return minutes.map(({ time, ticks: own }) => minuteOf(own, time));
}

function minuteOf(ticks, time) {
  const [first, last] = [ticks[0], ticks.at(-1)];
  const edge = (of, isBetter) =>
    ticks.reduce(
      (best, tick) => (isBetter(figure(tick[of], of), figure(best, of)) ? tick[of] : best),
      first[of],
    );
  const [isLower, isHigher] = [(one, other) => one < other, (one, other) => one > other];
  return {
    kind: 'minute',
    symbol: first.symbol,
    time,
    count: ticks.length,
    first_seq: first.seq,
    last_seq: last.seq,
    first_bid: first.bid,
    first_ask: first.ask,
    last_bid: last.bid,
    last_ask: last.ask,
    low_bid: edge('bid', isLower),
    high_bid: edge('bid', isHigher),
    low_ask: edge('ask', isLower),
    high_ask: edge('ask', isHigher),
    root: rootOf(ticks.map(leafHash)),
  };
}

const clock = (ms) => new Date(ms).toISOString().slice(11, 19);

/** The minutes of a symbol's day make the root in the day's record. */
function checkMinutes({ symbol, day, minutes }, seal, say) {
  const sealed = sealedTicks(seal, symbol, day);
  const count = minutes.reduce((sum, minute) => sum + minute.count, 0);
  ensure(
    count === sealed.count,
    `${sealed.count} ticks of ${symbol} are sealed on ${day}, its minutes count ${count}`,
  );
  const root = rootOf(minutes.map(leafHash));
  ensure(
    root === sealed.root,
    `the minutes of ${symbol} on ${day} do not make the sealed root: ${root}, sealed ${sealed.root}`,
  );
  say(`agrees  ${minutes.length} minutes of ${symbol} on ${day} make the sealed root`);
}

/** What the record has of a symbol, whose ticks are numbered without a gap. */
function sealedTicks(seal, symbol, day) {
  ensure(seal, `there is no record of ${day}`);
  const sealed = seal.ticks[symbol] ?? fail(`no tick of ${symbol} is sealed on ${day}`);
  const { first_seq: first, last_seq: last, count } = sealed;
  ensure(
    count === last - first + 1,
    `the ticks of ${symbol} on ${day} are numbered ${first} to ${last}, and ${count} are sealed: some were left out`,
  );
  return sealed;
}

/** The ticks of a symbol's day make the root in its record: by themselves, or against its minutes where some were thinned. */
function checkTicks({ symbol, day, ticks, minutes }, seal, { thinned }, say) {
  const sealed = sealedTicks(seal, symbol, day);
  const stray = ticks.findIndex((tick, at) => at > 0 && ticks[at - 1].seq >= tick.seq);
  ensure(stray < 0, `tick ${ticks[stray]?.seq} of ${symbol} stands behind ${ticks[stray - 1]?.seq}`);
  const made = minutes ? bySeq(ticks, minutes) : minutesOf(ticks);
  if (minutes) {
    for (const [at, minute] of minutes.entries()) {
      const own = made[at];
      const what = `${symbol} on ${day} at ${clock(minute.time)}`;
      if (own?.count === minute.count) {
        const off = Object.keys(minute).find((name) => own[name] !== minute[name]);
        ensure(
          !off,
          `the ticks of ${what} are not the sealed ones: ${off} is ${own[off]}, sealed ${minute[off]}`,
        );
        continue;
      }
      ensure(
        thinned,
        `${minute.count} ticks of ${what} are sealed, ${own?.count ?? 0} are here (--thinned where they are kept no more)`,
      );
      if (own) checkKept(own, minute, what);
    }
    const kept = made.reduce((sum, minute) => sum + (minute?.count ?? 0), 0);
    ensure(
      kept === ticks.length,
      `${ticks.length - kept} ticks of ${symbol} on ${day} lie in no sealed minute`,
    );
    say(`agrees  ${kept} of ${sealed.count} ticks of ${symbol} on ${day}, held against its minutes`);
    return;
  }
  ensure(
    ticks.length === sealed.count,
    `${sealed.count} ticks of ${symbol} are sealed on ${day}, ${ticks.length} are here`,
  );
  const root = rootOf(made.map(leafHash));
  ensure(
    root === sealed.root,
    `the ticks of ${symbol} on ${day} are not the sealed ones: their root is ${root}, sealed ${sealed.root}`,
  );
  say(`agrees  ${ticks.length} ticks of ${symbol} on ${day} make the sealed root ${root}`);
}

/** What ticks make of each sealed minute, by its numbers; undefined where none is here. */
function bySeq(ticks, minutes) {
  let at = 0;
  return minutes.map(({ first_seq: first, last_seq: last, time }) => {
    const own = [];
    for (; at < ticks.length && ticks[at].seq <= last; at++) if (ticks[at].seq >= first) own.push(ticks[at]);
    return own.length > 0 ? minuteOf(own, time) : undefined;
  });
}

/** Ticks that were kept when their minute was thinned lie within what it shows of all of them. */
function checkKept(own, minute, what) {
  const within = (of) =>
    figure(own[`low_${of}`], of) >= figure(minute[`low_${of}`], of) &&
    figure(own[`high_${of}`], of) <= figure(minute[`high_${of}`], of);
  ensure(
    own.count < minute.count && within('bid') && within('ask'),
    `kept ticks of ${what} lie outside of its sealed range`,
  );
}

/** A tick by its paths: into its minute, and with that into the day. */
function checkTick({ tick, minute }, seal, day) {
  const leaf = leafOf(tick, 'tick', ['symbol', 'seq', 'time', 'bid', 'ask']);
  const frame = leafOf(minute, 'minute', MINUTE);
  const what = `tick ${leaf.seq} of ${leaf.symbol}`;
  const sealed = sealedTicks(seal, leaf.symbol, day);
  ensure(frame.symbol === leaf.symbol, `${what} has the path of another symbol`);
  ensure(
    rootBy(leafHash(leaf), tick) === frame.root && tick.count === frame.count,
    `the path of ${what} does not lead to its minute`,
  );
  ensure(
    rootBy(leafHash(frame), minute) === sealed.root,
    `the path of ${what} does not lead to the sealed root of ${day}`,
  );
  return leaf;
}

/* ---------------------------------------------------------------- what is owed */

/** A customer’s leaf in the sum of what the house owes. */
export function checkBalance(balance, seal, say) {
  const { day } = balance;
  ensure(seal, `there is no record of ${day}`);
  ensure(balance.leaf, `${day}: this customer was left out of the sum of what is owed`);
  const leaf = leafOf(balance, 'liability', ['customer', 'totals', 'nonce']);
  const { root, total, accounts } = seal.liabilities;
  ensure(
    balance.count === accounts,
    `${day} was sealed with ${accounts} customers, the path is one of ${balance.count}`,
  );
  const start = { hash: leafHash(leaf), totals: leaf.totals };
  addTotals(leaf.totals, {});
  const top = climb(start, balance, (node, [hash, totals], isLeft) => {
    bytesOf(hash);
    const own = [node.hash, node.totals];
    const pair = isLeft ? [[hash, totals], own] : [own, [hash, totals]];
    return { hash: sha256(ONE, canonical(pair)), totals: addTotals(node.totals, totals) };
  });
  ensure(
    top.hash === root,
    `customer ${leaf.customer} is not in what ${day} seals as owed: the path leads to ${top.hash}, sealed ${root}`,
  );
  ensure(
    sameTotals(top.totals, total),
    `what is owed on ${day} adds up to ${showTotals(top.totals)}, the record says ${showTotals(total)}`,
  );
  say(
    `agrees  customer ${leaf.customer} is owed ${showTotals(leaf.totals)} of ${showTotals(total)} on ${day}`,
  );
}

/* ---------------------------------------------------------------- orders */

/** A leaf of a tree of the whole day: an input or an entry. */
function checkLeaf(proof, { kind, fields, what, root, count }, day) {
  const leaf = leafOf(proof, kind, fields);
  const name = what(leaf);
  ensure(
    count === undefined || proof.count === count,
    `the path of ${name} is of ${proof.count}, ${count} are sealed on ${day}`,
  );
  ensure(
    rootBy(leafHash(leaf), proof) === root,
    `the path of ${name} does not lead to the sealed root of ${day}`,
  );
  return leaf;
}

/** What an order came to pass by: its ticks, the inputs that asked for it, and the entries that it moved money with. */
function checkOrderProof({ ticks, inputs, entries }, sealOf, say) {
  const proven = ticks.map((each) => checkTick(each, sealOf(each.day), each.day));
  say(`agrees  ${proven.length} ticks of the order lie in their sealed days`);
  for (const input of inputs) {
    const { journal } = sealOf(input.day);
    const form = { kind: 'input', fields: ['seq', 'at', 'hash', 'nonce'], root: journal.root };
    const { content } = input;
    const leaf = checkLeaf(input, { ...form, what: ({ seq }) => `input ${seq}` }, input.day);
    if (content)
      ensure(
        sha256(canonical(content)) === leaf.hash,
        `what is shown of input ${leaf.seq} is not what was sealed: ${content.kind}`,
      );
    ensure(
      leaf.seq >= journal.from && leaf.seq <= journal.to,
      `input ${leaf.seq} lies outside of ${input.day}`,
    );
  }
  say(`agrees  ${inputs.length} inputs of the order lie in their sealed days`);
  for (const entry of entries) {
    const { ledger } = sealOf(entry.day);
    const form = { kind: 'entry', fields: ['id', 'at', 'type', 'lines', 'nonce'], root: ledger.root };
    const leaf = checkLeaf(
      entry,
      { ...form, count: ledger.entries, what: ({ id }) => `entry ${id}` },
      entry.day,
    );
    checkBalanced(leaf);
  }
  if (entries.length > 0)
    say(`agrees  ${entries.length} entries of the order lie in their sealed days, each balanced`);
  else say('note    no entry of the order is shown: it is not sealed yet, or something was left out');
  return proven;
}

/** What an entry debits it credits, currency by currency. */
function checkBalanced({ id, lines }) {
  const sums = new Map();
  for (const { side, amount, currency } of lines) {
    const value = figure(amount, `an amount of entry ${id}`);
    ensure(
      (side === 'debit' || side === 'credit') && value > 0n,
      `entry ${id} has a line of ${amount} at ${side}`,
    );
    sums.set(currency, (sums.get(currency) ?? 0n) + (side === 'debit' ? value : -value));
  }
  for (const [currency, sum] of sums) ensure(sum === 0n, `entry ${id} does not balance in ${currency}`);
}

/** Every tick of an audit that is known from its sealed day is as it was sealed; `hasPaths`: its `order-….json` is here. */
function holdTicks(audit, { proven, seals, hasPaths }, say) {
  const own = (audit.order.ForexTradeLists ?? audit.order.ForexTradeList).Code;
  const shown = [
    ...[audit.open, audit.close, ...audit.ticks, ...(audit.sale?.ticks ?? [])].map((tick) => [own, tick]),
    ...[audit.settings.open_rate, audit.settings.close_rate].map((rate) => [rate?.code, rate?.tick]),
  ].filter(([, tick]) => tick);
  let held = 0;
  for (const [symbol, tick] of shown) {
    const sealed = proven.get(`${symbol} ${tick.seq}`);
    if (!sealed) continue;
    const isSame =
      ['bid', 'ask'].every((of) => same(tick[of], sealed[of])) && tick.time === String(sealed.time);
    ensure(
      isSame,
      `tick ${tick.seq} of ${symbol} is ${tick.bid} / ${tick.ask} for the order, and was sealed as ${sealed.bid} / ${sealed.ask}: it was swapped`,
    );
    held++;
  }
  // Whoever shows where the order is sealed can show it of each of these: one without a path may be made up.
  const rates = [audit.settings.open_rate, audit.settings.close_rate].map((rate) => [rate?.code, rate?.tick]);
  const asked = [...[audit.open, audit.close, ...audit.ticks].map((tick) => [own, tick]), ...rates];
  for (const [symbol, tick] of hasPaths ? asked.filter(([, shownTick]) => shownTick) : []) {
    const seq = Number(tick.seq);
    const seal = seals.find(({ ticks: { [symbol]: of } }) => of && seq >= of.first_seq && seq <= of.last_seq);
    ensure(
      !seal || proven.has(`${symbol} ${seq}`),
      `tick ${seq} of ${symbol} is shown for the order, and nothing shows it as it was sealed on ${seal?.day}: add its order-….json of the same time, or the ticks of that day`,
    );
  }
  for (const name of ['open', 'close']) {
    if (audit[name] && !proven.has(`${own} ${audit[name].seq}`))
      say(
        `note    no file proves tick ${audit[name].seq} of ${own}: add its order-….json, or the ticks of that day`,
      );
  }
  say(`agrees  ${held} of ${shown.length} ticks that the order shows are as they were sealed`);
}

const same = (one, other) => {
  const [whole, fraction = ''] = String(one).split('.');
  const trimmed = fraction.replace(/0+$/, '');
  return (trimmed === '' ? whole : `${whole}.${trimmed}`) === other;
};

/* ---------------------------------------------------------------- files */

const CSV = /^(ticks|minutes)-(.+)-(\d{4}-\d\d-\d\d)\.csv$/;

const LEFT_OUT = 'this customer was left out of the sum of what is owed, if he was one on that day';

/** What a file holds, by what is in it. */
function kindOf(answer) {
  if (answer.key === 'proof.not_sealed') return 'refused';
  if (answer.public_key !== undefined) return 'key';
  if (answer.prev !== undefined && answer.signature !== undefined) return 'seal';
  if (Array.isArray(answer) || Array.isArray(answer.data)) return 'seals';
  if (answer.tick !== undefined && answer.minute !== undefined) return 'tick';
  if (answer.inputs !== undefined && answer.entries !== undefined) return 'order';
  if (answer.day !== undefined && 'leaf' in answer) return 'balance';
  if (answer.order !== undefined && answer.settings !== undefined) return 'audit';
  if (answer.loan_period !== undefined && answer.entries !== undefined) return 'loan';
  if (answer.dividend_percentage !== undefined) return 'fund';
  if (answer.parameters !== undefined && answer.text !== undefined) return 'agreement';
  return answer.days === undefined ? fail('nobody knows what this is') : 'simulator';
}

/** Files by what they hold: `[{name, answer, exact}]` for each kind; `exact` has every number as it was sent. */
function sort(files, wrong) {
  const found = {};
  for (const { name, bytes } of files) {
    try {
      const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
      const [, csv, symbol, day] = CSV.exec(name.replace(/\.gz$/, '')) ?? [];
      const parsed = csv ? { symbol, day, text } : JSON.parse(text);
      const isEnvelope = !csv && parsed.code !== undefined && 'data' in parsed;
      const answer = isEnvelope ? parsed.data : parsed;
      const kind = csv ?? kindOf(answer ?? {});
      (found[kind] ??= []).push({ name, answer, exact: csv ? null : order.readExactly(text) });
    } catch (error) {
      wrong.push(`${name}: ${error.message}`);
    }
  }
  return found;
}

/**
 * Checks the files of a folder, `[{name, bytes}]`. `published` has hashes by day that are known from elsewhere; `thinned`
 * lets minutes have fewer ticks than were sealed. Answers everything that is wrong, in words; each line goes to `say`.
 */
export function checkFiles(files, { published = new Map(), thinned = false } = {}, say = () => {}) {
  const wrong = [];
  const found = sort(files, wrong);
  const of = (kind) => found[kind] ?? [];
  const attempt = (name, check) => {
    try {
      return check();
    } catch (error) {
      const isFinding = [
        Difference,
        order.Difference,
        instructed.Difference,
        loan.Difference,
        fund.Difference,
        simulator.Difference,
      ];
      const text = isFinding.some((kind) => error instanceof kind)
        ? error.message
        : `cannot be read: ${error.message}`;
      wrong.push(`${name}: ${text}`);
    }
  };

  const told = of('seals').flatMap(({ answer }) => answer.data ?? answer);
  const seals = attempt('seals', () => readSeals([...told, ...of('seal').map(({ answer }) => answer)])) ?? [];
  const byDay = new Map(seals.map((seal) => [seal.day, seal]));
  const sealOf = (day) => byDay.get(day) ?? fail(`there is no record of ${day}`);
  attempt('key', () => {
    const keys = checkKeys(
      of('key').map(({ answer }) => answer),
      say,
    );
    ensure(keys.length > 0, 'there is no key.json: no signature can be checked');
    ensure(seals.length > 0, 'there is no sealed day here');
    checkChain(seals, keys, published, say);
  });

  const proven = new Map();
  const know = (leaf) => proven.set(`${leaf.symbol} ${leaf.seq}`, leaf);
  const days = new Map();
  for (const { name, answer } of of('minutes')) {
    attempt(name, () => {
      const { symbol, day, text } = answer;
      const minutes = rowsOf(text, 'minute', symbol, MINUTE.slice(1));
      checkMinutes({ symbol, day, minutes }, byDay.get(day), say);
      days.set(`${symbol} ${day}`, minutes);
    });
  }
  for (const { name, answer } of of('ticks')) {
    attempt(name, () => {
      const { symbol, day, text } = answer;
      const ticks = rowsOf(text, 'tick', symbol, ['seq', 'time', 'bid', 'ask']);
      checkTicks(
        { symbol, day, ticks, minutes: days.get(`${symbol} ${day}`) },
        byDay.get(day),
        { thinned },
        say,
      );
      ticks.forEach(know);
    });
  }
  for (const { name, answer } of of('tick')) {
    attempt(name, () => {
      const leaf = checkTick(answer, byDay.get(answer.day), answer.day);
      know(leaf);
      say(`agrees  tick ${leaf.seq} of ${leaf.symbol} lies in ${answer.day}`);
    });
  }
  for (const { name } of of('refused')) {
    const said = name.startsWith('balance') ? LEFT_OUT : 'that is in no sealed day';
    wrong.push(`${name}: ${said}`);
  }
  for (const { name, answer } of of('balance'))
    attempt(name, () => checkBalance(answer, byDay.get(answer.day), say));
  for (const { name, answer } of of('order'))
    attempt(name, () => checkOrderProof(answer, sealOf, say).forEach(know));
  for (const { name, exact } of of('audit')) {
    attempt(name, () => {
      order.recompute(exact, say);
      const audit = exact.data ?? exact;
      const hasPaths = of('order').some(({ answer }) => instructed.isOf(answer, audit));
      holdTicks(audit, { proven, seals, hasPaths }, say);
    });
    attempt(name, () => {
      const audit = exact.data ?? exact;
      const own = of('order').filter(({ answer }) => instructed.isOf(answer, audit));
      for (const { answer } of own) instructed.checkInstructed(answer, audit, say);
      if (own.length === 0) say('note    no file has what was sealed of it: add its order-….json');
    });
  }
  for (const { name, answer } of of('order')) {
    attempt(name, () => {
      const own = of('audit').filter(({ exact }) => instructed.isOf(answer, exact.data ?? exact));
      if (own.length === 0) say(`note    no file shows the order that ${name} is of: add its audit-….json`);
    });
  }
  for (const { name, exact } of of('fund')) attempt(name, () => fund.recompute(exact, say));
  const agreements = new Map(
    of('agreement')
      .map(({ exact }) => exact.data ?? exact)
      .map((text) => [text.hash, text]),
  );
  for (const { name, exact, answer } of of('loan'))
    attempt(name, () => loan.recompute(exact, say, agreements.get(answer.agreement) ?? null));
  const keys = of('simulator');
  if (keys.length > 0) {
    const audits = [...keys, ...of('audit')].map(({ exact }) => exact);
    attempt('simulator', () => simulator.checkSimulator(audits, say));
  }
  return wrong;
}

/** Every file of a folder; what lies in folders below it is left alone. */
export const readFolder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|csv)(?:\.gz)?$/.test(entry.name))
    .map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folders, options] = [[], []];
  for (const word of process.argv.slice(2)) (word.startsWith('--') ? options : folders).push(word);
  const seals = options.filter((option) => /^--seal=\d{4}-\d\d-\d\d:[0-9a-f]{64}$/.test(option));
  const isUnderstood = options.every((option) => option === '--thinned' || seals.includes(option));
  const [folder] = folders;
  if (folders.length !== 1 || !isUnderstood) {
    console.error('node check-proof.mjs folder [--seal=day:hash] [--thinned]');
    process.exitCode = 1;
  } else {
    const published = new Map(seals.map((option) => option.slice(7).split(':')));
    const settings = { published, thinned: options.includes('--thinned') };
    const wrong = checkFiles(readFolder(folder), settings, (line) => console.log(line));
    for (const line of wrong) console.error(`DIFFERS ${line}`);
    console.log(wrong.length === 0 ? 'everything agrees' : `${wrong.length} of it does not hold`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
