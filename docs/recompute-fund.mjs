#!/usr/bin/env node
// Recomputes what a subscription of a fund earned and cost from the JSON of `GET /api/fund/audit?sub_id=…`: the day
// profit, each day that was due, what leaving early cost, and every entry with its instant. It needs Node and nothing
// else, reads every figure as text and computes with whole numbers, so that no digit is lost. docs/check-a-fund.md
// explains it.
//
//   node recompute-fund.mjs audit.json      or      … | node recompute-fund.mjs

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SCALE = 8;
const ONE = 10n ** 8n;
const HUNDRED = 100n * ONE;
const HOUR = 3_600_000n;
const DAY = 24n * HOUR;
/** What was due so shortly before the answer may still be on its way, ms. */
const ON_ITS_WAY = 60_000n;
const STATES = { 1: 'in progress', 2: 'refunding', 3: 'refunded', 4: 'finished' };

/** A difference between what the answer says and what follows from its terms and times. */
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

function count(text, what) {
  if (!/^\d{1,16}$/.test(text ?? ''))
    throw new Difference(`${what} is no whole number: ${JSON.stringify(text)}`);
  return BigInt(text);
}

function show(value) {
  const digits = String(value < 0n ? -value : value).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

const timeOf = (at) => (at === null ? 'never' : new Date(Number(at)).toISOString());

/** `percentage · share / 100`, both in 10⁻⁸, to `step` (10⁻⁸): half-up, or down. */
function percentOf(percentage, share, step, isHalfUp) {
  const bottom = HUNDRED * step;
  const top = percentage * share;
  return (isHalfUp ? (2n * top + bottom) / (2n * bottom) : top / bottom) * step;
}

/** The rules, one after the other; each line goes to `say`. Throws at the first difference; answers how many agree. */
export function recompute(answer, say) {
  const audit = answer.data ?? answer;
  if (audit.dividend_percentage === undefined || !Array.isArray(audit.entries)) {
    throw new Difference('this is no answer of /api/fund/audit');
  }
  const fund = readFund(audit);
  const check = checks(say);
  say(`subscription ${audit.sub_id}: ${show(fund.share)} for ${fund.days} days, ${STATES[fund.status]}`);
  checkTerms(fund, check);
  const dayProfit = checkProfit(fund, audit, check);
  checkTimes(fund, check);
  const damages = checkDamages(fund, audit, check);
  checkEntries(fund, { dayProfit, damages }, check);
  return check.count;
}

function checks(say) {
  const self = {
    count: 0,
    /** A figure of the answer against the one computed here. */
    same(what, told, computed, by) {
      const formula = by ? ` (${by})` : '';
      if (told !== computed) throw new Difference(`${what} is ${told}, recomputed ${computed}${formula}`);
      self.note(`${what} ${told}${formula}`);
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

function readFund(audit) {
  const sum = (name) => figure(audit[name], name);
  const whole = (name) => count(audit[name], name);
  const time = (name) => (audit[name] === null ? null : whole(name));
  if (!STATES[audit.status]) throw new Difference(`status is ${audit.status}`);
  return {
    status: audit.status,
    share: sum('share_amount'),
    percentage: sum('dividend_percentage'),
    days: whole('lock_dividend_days'),
    damagesPercentage: sum('liquidated_damages'),
    hours: whole('refund_hours'),
    subscribedAt: whole('subscribed_at_ms'),
    endTime: whole('end_time_ms'),
    asOf: whole('as_of_ms'),
    dayProfit: sum('day_profit'),
    daysPaid: whole('days_paid'),
    sumProfit: sum('sum_profit'),
    totalProfit: sum('total_profit'),
    askedAt: time('refund_asked_at_ms'),
    returnsAt: time('returns_at_ms'),
    endedAt: time('ended_at_ms'),
    damages: sum('damages'),
    returned: audit.returned === null ? null : sum('returned'),
    entries: audit.entries.map(({ id, type, at_ms: at, postings }) => ({
      id: count(id, 'id of an entry'),
      line: `${type} at ${timeOf(count(at, 'at_ms of an entry'))}: ${postings.map(posting).join(', ')}`,
    })),
  };
}

function posting({ account, side, amount }) {
  const value = figure(amount, 'amount of a posting');
  return `${account} ${side === 'C' ? '+' : side === 'D' ? '-' : side}${show(value)}`;
}

function checkTerms({ share, percentage, days, damagesPercentage }, check) {
  check.that('a share with at most 2 decimals', share > 0n && share % 1_000_000n === 0n, show(share));
  check.that(
    'a percentage a day with at most 4 decimals',
    percentage > 0n && percentage % 10_000n === 0n,
    show(percentage),
  );
  check.that('at least one day', days > 0n, `${days} days`);
  check.that(
    'damages between 0 and 100 percent',
    damagesPercentage >= 0n && damagesPercentage <= HUNDRED,
    show(damagesPercentage),
  );
}

function checkProfit({ share, percentage, days, daysPaid, dayProfit, sumProfit, totalProfit }, audit, check) {
  const computed = percentOf(percentage, share, 10_000n, true);
  const written = `${show(percentage)} × ${show(share)} / 100`;
  check.same('day profit', show(dayProfit), show(computed), `${written}, 4 decimals, half up`);
  const formula = `round(dividend_percentage × share_amount / 100, 4 decimals, half up) = round(${written}) = ${show(computed)}`;
  check.that(
    'day_profit_formula as it is shown',
    audit.day_profit_formula === formula,
    `it says ${JSON.stringify(audit.day_profit_formula)}`,
  );
  check.same('profits so far', show(sumProfit), show(computed * daysPaid), `${show(computed)} × ${daysPaid}`);
  check.same('profits in all', show(totalProfit), show(computed * days), `${show(computed)} × ${days}`);
  return computed;
}

/** Day 1 is due 24 hours after subscribing, each further one 24 hours after the one before. */
function checkTimes(fund, check) {
  const { status, subscribedAt, days, daysPaid, endTime, asOf, askedAt, returnsAt, endedAt, hours } = fund;
  check.same('end', endTime, subscribedAt + days * DAY, `${days} × 24 h after ${timeOf(subscribedAt)}`);
  check.that('an instant after subscribing', asOf >= subscribedAt, timeOf(asOf));
  const dueBy = (at) => (at < subscribedAt ? 0n : (at - subscribedAt) / DAY);
  if (status === '1') {
    const [least, most] = [dueBy(asOf - ON_ITS_WAY), dueBy(asOf)];
    const isPaid = daysPaid >= least && daysPaid <= most && daysPaid < days;
    check.that(
      'every day that was due is paid',
      isPaid,
      `${daysPaid} are, ${most} were due by ${timeOf(asOf)}`,
    );
  } else if (status === '4') {
    check.same('days paid', daysPaid, days, 'every one of them');
  } else {
    check.that('redemption was asked for', askedAt !== null && askedAt >= subscribedAt, timeOf(askedAt));
    check.same('days paid', daysPaid, dueBy(askedAt), `those due by ${timeOf(askedAt)}`);
    check.that('it was left before its last day', daysPaid < days, `${daysPaid} of ${days}`);
  }
  const hasLeft = status === '2' || status === '3';
  if (!hasLeft) check.that('no redemption was asked for', askedAt === null, timeOf(askedAt));
  const back = hasLeft && hours > 0n ? askedAt + hours * HOUR : null;
  check.same('comes back', timeOf(returnsAt), timeOf(back), `${hours} h after it was asked for`);
  const ended = status === '4' ? endTime : status === '3' ? (back ?? askedAt) : null;
  check.same('ended', timeOf(endedAt), timeOf(ended), STATES[status]);
  if (endedAt !== null) check.same('as of its end', asOf, endedAt);
}

function checkDamages({ status, share, damagesPercentage, damages, returned }, audit, check) {
  const isDone = status === '4';
  const computed = isDone ? 0n : percentOf(damagesPercentage, share, 1_000_000n, false);
  const written = `${show(damagesPercentage)} × ${show(share)} / 100`;
  check.same('damages', show(damages), show(computed), isDone ? 'none' : `${written}, 2 decimals, down`);
  const formula = isDone
    ? 'none: every day was paid, and the whole share came back'
    : `round(liquidated_damages × share_amount / 100, 2 decimals, down) = round(${written}) = ${show(computed)}`;
  check.that(
    'damages_formula as it is shown',
    audit.damages_formula === formula,
    `it says ${JSON.stringify(audit.damages_formula)}`,
  );
  const back = isDone || status === '3' ? show(share - computed) : 'nothing yet';
  check.same('came back', returned === null ? 'nothing yet' : show(returned), back, 'share − damages');
  return computed;
}

/** The share was locked; each day was paid from the fund's pool at its instant; and the share came back. Nothing else moved. */
function checkEntries(fund, { dayProfit, damages }, check) {
  const { status, share, subscribedAt, daysPaid, endedAt, entries } = fund;
  const sum = show(share);
  const due = [`fund.subscription at ${timeOf(subscribedAt)}: change -${sum}, change (held) +${sum}`];
  for (let day = 1n; day <= daysPaid; day++) {
    const profit = `fund_pool -${show(dayProfit)}, change +${show(dayProfit)}`;
    due.push(`fund.dividend at ${timeOf(subscribedAt + day * DAY)}: ${profit}`);
  }
  if (status === '4') due.push(`fund.maturity at ${timeOf(endedAt)}: change (held) -${sum}, change +${sum}`);
  if (status === '3') {
    const legs = [`change (held) -${sum}`];
    if (share > damages) legs.push(`change +${show(share - damages)}`);
    if (damages > 0n) legs.push(`fund_pool +${show(damages)}`);
    due.push(`fund.redemption at ${timeOf(endedAt)}: ${legs.join(', ')}`);
  }
  for (let at = 0; at < Math.max(due.length, entries.length); at++) {
    check.same(`entry ${at + 1}`, entries[at]?.line ?? 'missing', due[at] ?? 'none');
  }
  const isInOrder = entries.every(({ id }, at) => at === 0 || id > entries[at - 1].id);
  check.that('entries in their order', isInOrder, entries.map(({ id }) => id).join(', '));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const agreed = recompute(readExactly(readFileSync(process.argv[2] ?? 0, 'utf8')), (line) =>
      console.log(line),
    );
    console.log(`all ${agreed} agree`);
  } catch (error) {
    const isDifferent = error instanceof Difference;
    console.error(isDifferent ? `DIFFERS ${error.message}` : `cannot read the answer: ${error.message}`);
    process.exitCode = 1;
  }
}
