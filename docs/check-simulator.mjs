#!/usr/bin/env node
// Checks simulated ticks against the keys of their days. It needs Node and nothing else, and shares no code with the
// server. docs/check-an-order.md explains it.
//
//   curl -s …/api/proof/simulator > keys.json
//   node check-simulator.mjs keys.json audit.json …
//
// Files with `days` are answers of /api/proof/simulator, older copies among them: a hash that was told once stays. All
// others are answers of /v2/api/forex/audit or /v2/api/micro/audit, or anything else with a list `ticks`.
// Exit 0, or 1 with the first tick that does not follow.

import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const YEAR_SECONDS = 31_557_600n;
const PULL_A_YEAR = 3n;

/** What does not follow from what was published. */
export class Difference extends Error {}

/** JSON in which every number stays the text that it was sent as. */
export function readExactly(text) {
  const figures = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
  return JSON.parse(text.replace(figures, (found) => (found[0] === '"' ? found : `"${found}"`)));
}

/** A plain decimal as a whole number of 10⁻⁸; more decimals are rounded. */
function figure(text, what) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new Difference(`${what} is no plain decimal: ${JSON.stringify(text)}`);
  const digits = BigInt(whole + fraction.padEnd(9, '0').slice(0, 9));
  const value = (digits + 5n) / 10n;
  return sign ? -value : value;
}

function show(value) {
  const digits = String(value).padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '');
  return `${digits.slice(0, -8)}${fraction && `.${fraction}`}`;
}

/** Rounded down, also below zero. */
const down = (top, bottom) => {
  const quotient = top / bottom;
  return top % bottom !== 0n && top < 0n ? quotient - 1n : quotient;
};

function squareRoot(value) {
  let root = 0n;
  for (let bit = 1n << BigInt(value.toString(2).length); bit > 0n; bit >>= 1n) {
    const tried = root + bit;
    if (tried * tried <= value) root = tried;
  }
  return root;
}

/** 64 bytes of AES-256 in counter mode; the counter begins with the symbol, the tick's number and two zero bytes. */
export function drawOf(key, symbol, seq) {
  const mark = createHash('sha256').update(symbol).digest('hex').slice(0, 16);
  const counter = Buffer.from(`${mark}${BigInt(seq).toString(16).padStart(12, '0')}0000`, 'hex');
  return createCipheriv('aes-256-ctr', key, counter).update(Buffer.alloc(64));
}

/** The bid that follows, and how long the next quote waits at least, ms. */
export function nextPrice(draw, previous, terms) {
  const rate = figure(terms.quotes_a_second, 'quotes_a_second');
  const volatility = figure(terms.annual_volatility, 'annual_volatility');
  const sigma = squareRoot((volatility * volatility * 10n ** 28n) / (rate * YEAR_SECONDS));
  let z = -6n * (2n ** 32n - 1n);
  for (let word = 0; word < 12; word++) z += BigInt(draw.readUInt32BE(word * 4));
  const move = down(previous * sigma * z * 2n ** 32n, 10n ** 18n);
  const distance = figure(terms.price, 'price') - previous;
  const pull = down(PULL_A_YEAR * distance * 10n ** 8n * 2n ** 64n, rate * YEAR_SECONDS);
  const step = 10n ** BigInt(8 - Number(terms.precision));
  const rounding = draw.readBigUInt64BE(56) * step;
  const price = down(previous * 2n ** 64n + move + pull + rounding, step * 2n ** 64n) * step;
  const wait = (10n ** 11n * (2n ** 63n + draw.readBigUInt64BE(48))) / (rate * 2n ** 64n);
  return { bid: price < step ? step : price, wait };
}

const dayOf = (time) => new Date(Number(time)).toISOString().slice(0, 10);

/** The keys that were told, each held against its hash; a hash that two answers tell otherwise is a difference. */
function keysOf(proofs, say) {
  const days = new Map();
  for (const { day, hash, key, published_at_ms: at } of proofs) {
    const known = days.get(day);
    if (known && known.hash !== hash)
      throw new Difference(`the hash of ${day} was ${known.hash}, now ${hash}`);
    const told = key === null || key === undefined ? (known?.key ?? null) : Buffer.from(key, 'hex');
    const found = told && createHash('sha256').update(told).digest('hex');
    if (found && found !== hash) throw new Difference(`the key of ${day} has the hash ${found}, not ${hash}`);
    days.set(day, { hash, key: told, isLate: at !== undefined && dayOf(at) >= day });
  }
  for (const [day, { key, isLate }] of days) {
    if (key && isLate)
      say(`note    the hash of ${day} was told on that day itself: the server did not run the day before`);
  }
  return days;
}

/** All ticks of all answers by symbol and number. */
function ticksOf(answers) {
  const ticks = new Map();
  const collect = (value) => {
    if (value === null || typeof value !== 'object') return;
    if (value.seq !== undefined && value.bid !== undefined && value.time !== undefined && value.simulation) {
      const name = `${value.simulation.symbol} ${value.seq}`;
      const known = ticks.get(name);
      if (known && (known.bid !== value.bid || known.time !== value.time))
        throw new Difference(`tick ${value.seq} of ${value.simulation.symbol} is told in two ways`);
      ticks.set(name, value);
    }
    for (const each of Object.values(value)) collect(each);
  };
  for (const answer of answers) collect(answer);
  return [...ticks.values()].sort(
    (a, b) =>
      (a.simulation.symbol < b.simulation.symbol ? -1 : a.simulation.symbol > b.simulation.symbol ? 1 : 0) ||
      Number(a.seq) - Number(b.seq),
  );
}

/** Draws every simulated tick again from the one before. Answers how many agree. Throws at the first that does not. */
export function checkSimulator(files, say) {
  const answers = files.map((file) => file.data ?? file);
  const days = keysOf(
    answers.flatMap((answer) => answer.days ?? []),
    say,
  );
  const ticks = ticksOf(answers.filter((answer) => !answer.days));
  let count = 0;
  const waiting = new Set();
  for (let index = 1; index < ticks.length; index++) {
    const [before, tick] = [ticks[index - 1], ticks[index]];
    const { simulation: terms, seq } = tick;
    if (before.simulation.symbol !== terms.symbol || BigInt(before.seq) + 1n !== BigInt(seq)) continue;
    const day = dayOf(tick.time);
    const known = days.get(day);
    if (!known)
      throw new Difference(`tick ${seq} of ${terms.symbol} lies on ${day}, of which nothing was told`);
    if (!known.key) {
      waiting.add(day);
      continue;
    }
    const drawn = nextPrice(drawOf(known.key, terms.symbol, seq), figure(before.bid, 'bid'), terms).bid;
    const told = figure(tick.bid, 'bid');
    if (drawn !== told)
      throw new Difference(
        `tick ${seq} of ${terms.symbol} is ${show(told)}, the key of ${day} makes it ${show(drawn)}`,
      );
    const ask = drawn + figure(terms.spread, 'spread');
    if (tick.ask !== undefined && figure(tick.ask, 'ask') !== ask)
      throw new Difference(
        `the ask of tick ${seq} of ${terms.symbol} is ${tick.ask}, bid and spread make ${show(ask)}`,
      );
    const earlier = days.get(dayOf(before.time))?.key;
    if (earlier) {
      const { wait } = nextPrice(drawOf(earlier, terms.symbol, before.seq), figure(before.bid, 'bid'), terms);
      if (BigInt(tick.time) < BigInt(before.time) + wait)
        throw new Difference(`tick ${seq} of ${terms.symbol} came before it was due`);
    }
    say(`agrees  tick ${seq} of ${terms.symbol}: ${show(figure(before.bid, 'bid'))} → ${show(drawn)}`);
    count++;
  }
  for (const day of waiting) say(`waits   the key of ${day} is told when that day is over (GMT)`);
  return count;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = process.argv.slice(2).map((path) => readExactly(readFileSync(path, 'utf8')));
  try {
    const count = checkSimulator(files, (line) => console.log(line));
    console.log(`${count} simulated ticks follow from the keys of their days.`);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    console.error(`DIFFERS ${error.message}`);
    process.exitCode = 1;
  }
}
