import { instant, type Sheet } from '../../ui/csv.js';
import { targetRows } from '../../ui/review/target.js';
import type { Withdrawal } from './withdrawal.js';

/** Columns of an exported list of withdrawals. */
export const WITHDRAWAL_SHEET: Sheet<Withdrawal> = [
  ['number', ({ id }) => id],
  ['asked', ({ created_at_ms: at }) => instant(at)],
  ['uid', ({ uid }) => uid],
  ['amount', ({ number }) => number],
  ['fee', ({ fee }) => fee],
  ['receives', ({ real_number: received }) => received],
  ['way', ({ way }) => way],
  ['currency', ({ code }) => code],
  ['network', ({ protocol }) => protocol],
  ['coins', ({ coin_number: coins }) => coins],
  ['coin price', ({ usd_price: price }) => price],
  ['state', ({ status }) => status],
  [
    'sent to',
    ({ target }) =>
      targetRows(target)
        .map((row) => row.join(': '))
        .join('; '),
  ],
  ['decided', ({ decided_at_ms: at }) => instant(at)],
  ['paid', ({ paid_at_ms: at }) => instant(at)],
  ['reference', ({ reference }) => reference],
  ['said to the customer', ({ reason }) => reason],
  ['note', ({ note }) => note],
];
