import { instant, type Sheet } from '../../ui/csv.js';
import { targetRows } from '../../ui/review/target.js';
import type { Deposit } from './deposit.js';

/** Columns of an exported list of deposits. */
export const DEPOSIT_SHEET: Sheet<Deposit> = [
  ['number', ({ id }) => id],
  ['asked', ({ created_at_ms: at }) => instant(at)],
  ['uid', ({ uid }) => uid],
  ['amount', ({ number }) => number],
  ['way', ({ way }) => way],
  ['currency', ({ currency_code: code }) => code],
  ['coins', ({ coin_number: coins }) => coins],
  ['coin price', ({ usd_price: price }) => price],
  ['state', ({ status }) => status],
  [
    'sent to',
    ({ target }) =>
      target &&
      targetRows(target)
        .map((row) => row.join(': '))
        .join('; '),
  ],
  ['proof', ({ proof_at_ms: at }) => instant(at)],
  ['ended', ({ ended_at_ms: at }) => instant(at)],
  ['said to the customer', ({ reason }) => reason],
  ['note', ({ note }) => note],
];
