import { instant, type Sheet } from '../../ui/csv.js';
import type { Loan } from './loan.js';

/** Columns of an exported list of loans. */
export const LOAN_SHEET: Sheet<Loan> = [
  ['number', ({ id }) => id],
  ['asked', ({ created_at_ms: at }) => instant(at)],
  ['uid', ({ uid }) => uid],
  ['product', ({ product_name: name }) => name],
  ['state', ({ status }) => status],
  ['amount', ({ amount }) => amount],
  ['days', ({ loan_period: days }) => days],
  ['interest a day', ({ interest_rate: rate }) => rate],
  ['days without interest', ({ free_period: days }) => days],
  ['penalty a day late', ({ penalty_rate: rate }) => rate],
  ['interest', ({ interest_amount: interest }) => interest],
  ['penalty', ({ penalty_amount: penalty }) => penalty],
  ['total', ({ total_amount: total }) => total],
  ['paid out', ({ disbursed_at_ms: at }) => instant(at)],
  ['due', ({ due_at_ms: at }) => instant(at)],
  ['days late', ({ days_late: days }) => days],
  ['proof', ({ proof_at_ms: at }) => instant(at)],
  ['repaid by', ({ repaid_by: way }) => way],
  ['ended', ({ ended_at_ms: at }) => instant(at)],
  ['said to the customer', ({ reason }) => reason],
  ['note', ({ note }) => note],
];
