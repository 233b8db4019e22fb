#!/usr/bin/env node
// Recomputes what a loan costs from the JSON of `GET /api/loan/audit?loan_id=…`: its days one by one, interest, penalty,
// what it moved; and from that of `GET /api/loan/loan_agreement?loan_id=…`, where it is given too, that just this was
// signed. It needs Node and nothing else, reads every figure as text and computes with whole numbers, so that no digit
// is lost. docs/check-a-loan.md explains it.
//
//   node recompute-loan.mjs audit.json [agreement.json]      or      … | node recompute-loan.mjs

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SCALE = 8;
const ONE = 10n ** 8n;
/** Decimals of interest and penalty, in 10⁻⁸. */
const CENT = 100n;
const DAY = 86_400_000n;
const MAX_RATES = { interest_rate: '0.008', penalty_rate: '0.01' };
const STATES = {
  1: { name: 'in review', entries: [] },
  2: { name: 'to be repaid', entries: ['loan'] },
  3: { name: 'rejected', entries: [] },
  4: { name: 'repayment checked', entries: ['loan'] },
  5: { name: 'repaid', entries: ['loan', 'loan.repayment'] },
  6: { name: 'cancelled', entries: [] },
  7: { name: 'closed', entries: ['loan', 'loan.write_off'] },
};

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

const dateOf = (at) => new Date(Number(at)).toISOString().slice(0, 10);
const smaller = (one, other) => (one < other ? one : other);

/** `amount · rate · days`, the first two in 10⁻⁸, rounded half-up once to 6 decimals. */
function costOf(amount, rate, days) {
  const bottom = ONE * CENT;
  return ((2n * amount * rate * days + bottom) / (2n * bottom)) * CENT;
}

/** The rules, one after the other; each line goes to `say`. Throws at the first difference; answers how many agree. */
export function recompute(answer, say, agreement = null) {
  const audit = answer.data ?? answer;
  if (audit.loan_period === undefined || !Array.isArray(audit.entries)) {
    throw new Difference('this is no answer of /api/loan/audit');
  }
  const loan = readLoan(audit);
  const check = checks(say);
  say(`loan ${audit.loan_id}: ${show(loan.amount)} for ${loan.period} days, ${loan.state.name}`);
  checkTerms(loan, check);
  if (loan.disbursedAt === null) checkNeverPaid(loan, check);
  else {
    checkTimes(loan, check);
    checkDays(loan, check);
  }
  checkCost(loan, audit, check);
  checkEntries(loan, check);
  if (agreement) checkAgreement(loan, agreement.data ?? agreement, check);
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

function readLoan(audit) {
  const sum = (name) => figure(audit[name], name);
  const whole = (name) => count(audit[name], name);
  const time = (name) => (audit[name] === null ? null : whole(name));
  const state = STATES[audit.status];
  if (!state) throw new Difference(`status is ${audit.status}`);
  return {
    status: audit.status,
    state,
    amount: sum('amount'),
    period: whole('loan_period'),
    free: whole('free_period'),
    rate: sum('interest_rate'),
    penaltyRate: sum('penalty_rate'),
    disbursedAt: time('disbursed_at_ms'),
    dueAt: time('due_at_ms'),
    checkedFrom: time('checked_from_ms'),
    checkedUntil: time('checked_until_ms'),
    asOf: time('as_of_ms'),
    days: whole('days'),
    charged: whole('charged_days'),
    late: whole('late_days'),
    interest: sum('interest'),
    penalty: sum('penalty'),
    total: sum('total'),
    hash: audit.agreement,
    entries: audit.entries.map(({ id, type, at_ms: at, postings }) => ({
      type,
      id: count(id, 'id of an entry'),
      at: count(at, 'at_ms of an entry'),
      postings: postings.map(({ account, side, amount }) => {
        const value = figure(amount, 'amount of a posting');
        return `${account} ${side === 'C' ? '+' : side === 'D' ? '-' : side}${show(value)}`;
      }),
    })),
  };
}

function checkTerms({ amount, rate, penaltyRate, period, hash }, check) {
  check.that('an amount with at most 2 decimals', amount > 0n && amount % 1_000_000n === 0n, show(amount));
  check.that('a period of at least a day', period > 0n, `${period} days`);
  for (const [name, told] of [
    ['interest_rate', rate],
    ['penalty_rate', penaltyRate],
  ]) {
    const most = MAX_RATES[name];
    check.that(`${name} between 0 and ${most}`, told >= 0n && told <= figure(most, name), show(told));
  }
  check.that('an agreement with a SHA-256', /^[0-9a-f]{64}$/.test(hash ?? ''), JSON.stringify(hash));
}

function checkNeverPaid({ dueAt, asOf, checkedFrom, checkedUntil, days, late, state }, check) {
  const hasTimes = [dueAt, asOf, checkedFrom, checkedUntil].some((time) => time !== null);
  check.that('never paid out: no due time, nothing was checked', !hasTimes, 'it has times');
  check.that('never paid out: no days', days === 0n && late === 0n, `${days} days, ${late} late`);
  check.that('never paid out, and nothing moved', state.entries.length === 0, `it is ${state.name}`);
}

/** Day 1 is the GMT day after it was paid out; it is due at the end of the day of its period. */
function checkTimes({ status, disbursedAt, period, dueAt, asOf, checkedFrom, checkedUntil }, check) {
  const due = (disbursedAt / DAY + period + 1n) * DAY;
  check.same(
    'due at',
    dueAt,
    due,
    `first millisecond after ${dateOf(due - 1n)}, day ${period} after ${dateOf(disbursedAt)}`,
  );
  check.that(
    'figures of a time after it was paid out',
    asOf !== null && asOf >= disbursedAt,
    `as of ${asOf}`,
  );
  if (checkedFrom === null) {
    check.that(
      'no proof has stopped the clock',
      checkedUntil === null && status !== '4',
      `until ${checkedUntil}`,
    );
    return;
  }
  check.that(
    'the first proof was given after it was paid out',
    checkedFrom >= disbursedAt,
    `at ${checkedFrom}`,
  );
  if (checkedUntil === null) {
    // A running loan's first proof has been decided on; what a proof asks for is what stood when it was given.
    if (status !== '7')
      check.that('the first proof is being checked', status === '4', `it is in state ${status}`);
    if (status === '4') check.same('as of the first proof', asOf, checkedFrom);
  } else {
    check.that(
      'the first proof was decided on after it was given',
      checkedUntil >= checkedFrom,
      `at ${checkedUntil}`,
    );
  }
}

/** Each GMT midnight is looked at: before the due time it is a day, from then on a day late, while the first proof was checked neither. */
function checkDays(
  { disbursedAt, dueAt, asOf, checkedFrom, checkedUntil, free, days, charged, late },
  check,
) {
  const counted = { days: 0n, late: 0n, stopped: 0n };
  for (let midnight = (disbursedAt / DAY + 1n) * DAY; midnight <= asOf; midnight += DAY) {
    const isStopped =
      checkedFrom !== null && midnight > checkedFrom && (checkedUntil === null || midnight <= checkedUntil);
    if (isStopped) counted.stopped++;
    else if (midnight < dueAt) counted.days++;
    else counted.late++;
  }
  const stopped =
    counted.stopped > 0n ? `, ${counted.stopped} midnights while the first proof was checked` : '';
  check.same(
    'days',
    days,
    counted.days,
    `midnights after ${dateOf(disbursedAt)} up to the due day${stopped}`,
  );
  check.same(
    'charged days',
    charged,
    counted.days > free ? counted.days - free : 0n,
    `${counted.days} − ${free} free`,
  );
  check.same('days late', late, counted.late, `midnights from ${dateOf(dueAt)} on${stopped}`);
}

function checkCost(
  { amount, rate, penaltyRate, charged, late, interest, penalty, total, disbursedAt },
  audit,
  check,
) {
  const written = (factor, days) => `${show(amount)} × ${show(factor)} × ${days}`;
  const dueInterest = smaller(amount, costOf(amount, rate, charged));
  check.same(
    'interest',
    show(interest),
    show(dueInterest),
    `${written(rate, charged)}, at most ${show(amount)}`,
  );
  const left = amount - dueInterest;
  const duePenalty = smaller(left, costOf(amount, penaltyRate, late));
  check.same(
    'penalty',
    show(penalty),
    show(duePenalty),
    `${written(penaltyRate, late)}, at most ${show(left)}`,
  );
  const all = disbursedAt === null ? 0n : amount + dueInterest + duePenalty;
  check.same('total', show(total), show(all), 'amount + interest + penalty');
  const formulas = {
    interest_formula: `min(amount, amount × interest_rate × charged_days) = ${written(rate, charged)} = ${show(dueInterest)}`,
    penalty_formula: `min(amount − interest, amount × penalty_rate × late_days) = ${written(penaltyRate, late)} = ${show(duePenalty)}`,
  };
  for (const [name, formula] of Object.entries(formulas)) {
    check.that(`${name} as it is shown`, audit[name] === formula, `it says ${JSON.stringify(audit[name])}`);
  }
}

/** What it moved: the amount to the borrower, all of it back by himself or from outside, or the house's loss. */
function checkEntries({ state, amount, interest, penalty, total, entries, ...loan }, check) {
  const types = entries.map(({ type }) => type);
  check.same('entries', types.join(', ') || 'none', state.entries.join(', ') || 'none', state.name);
  const isInOrder = entries.every(({ id }, at) => at === 0 || id > entries[at - 1].id);
  check.that('entries in their order', isInOrder, entries.map(({ id }) => id).join(', '));
  const [lent, end] = entries;
  if (!lent) return;
  const sum = show(amount);
  check.same('paid out', lent.postings.join(', '), `loan_book -${sum}, change +${sum}`);
  check.same('paid out at', lent.at, loan.disbursedAt);
  if (!end) return;
  if (end.type === 'loan.write_off') {
    check.same('given up', end.postings.join(', '), `loan_losses -${sum}, loan_book +${sum}`);
    check.same('given up at', end.at, loan.asOf);
    return;
  }
  const isByProof = end.postings[0]?.startsWith('loan_repayments ') ?? false;
  const from = isByProof ? 'loan_repayments' : 'change';
  const earned = interest + penalty;
  const legs = [`${from} -${show(total)}`, `loan_book +${sum}`];
  if (earned > 0n) legs.push(`loan_income +${show(earned)}`);
  check.same('paid back', end.postings.join(', '), legs.join(', '));
  if (!isByProof) {
    check.same('paid back at', end.at, loan.asOf);
    return;
  }
  const { checkedFrom, checkedUntil, asOf } = loan;
  check.that(
    'paid back after the proof was decided on',
    checkedUntil !== null && end.at >= checkedUntil,
    `at ${end.at}`,
  );
  if (end.at === checkedUntil) check.same('as of the first proof', asOf, checkedFrom);
  else
    check.that('as of a proof after the first one', asOf >= checkedUntil && asOf <= end.at, `as of ${asOf}`);
}

/** The text has the loan's hash, and names its terms. */
function checkAgreement({ amount, rate, penaltyRate, period, free, hash }, agreement, check) {
  const { text, hash: told, parameters } = agreement;
  if (typeof text !== 'string' || !parameters)
    throw new Difference('this is no answer of /api/loan/loan_agreement');
  check.same('hash of the agreement', told, hash);
  check.same('SHA-256 of its text', createHash('sha256').update(text, 'utf8').digest('hex'), hash);
  check.same('amount that was signed', show(figure(parameters.amount, 'amount')), show(amount));
  check.same('period that was signed', count(parameters.loan_period, 'loan_period'), period);
  check.same('free days that were signed', count(parameters.free_period, 'free_period'), free);
  check.same('rate that was signed', show(figure(parameters.interest_rate, 'interest_rate')), show(rate));
  const signedPenalty = figure(parameters.penalty_rate, 'penalty_rate');
  check.same('penalty that was signed', show(signedPenalty), show(penaltyRate));
  const charged = period > free ? period - free : 0n;
  const totalRate = figure(parameters.total_rate, 'total_rate');
  check.same(
    'total rate that was signed',
    show(totalRate),
    show(rate * charged),
    `${show(rate)} × ${charged}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const read = (file) => readExactly(readFileSync(file, 'utf8'));
    const agreement = process.argv[3] === undefined ? null : read(process.argv[3]);
    const agreed = recompute(read(process.argv[2] ?? 0), (line) => console.log(line), agreement);
    console.log(`all ${agreed} agree`);
  } catch (error) {
    const isDifferent = error instanceof Difference;
    console.error(isDifferent ? `DIFFERS ${error.message}` : `cannot read the answer: ${error.message}`);
    process.exitCode = 1;
  }
}
