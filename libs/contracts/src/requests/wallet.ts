import { MOVEMENT_KINDS } from '@truemark/domain';
import { z } from 'zod';
import { day, daysInOrder } from './day.js';
import { amount, oneOf, paging, whole, word } from './fields.js';

const account = () => oneOf(1, 2, 3);

/** `POST /api/account/transfer`: `from` and `to` are `accountTypeId`s. There is one currency. */
export const transferRequest = z.object({
  from: account(),
  to: account(),
  balance: amount(),
  currency_id: whole(1, 1, 'The settlement currency: 1.').default(1),
});
export type TransferRequest = z.output<typeof transferRequest>;

/** `GET /api/account/transfer_log`: `type` is an `accountTypeId`; absent: all. */
export const transferLogRequest = z.object({ type: account().optional(), ...paging });
export type TransferLogRequest = z.output<typeof transferLogRequest>;

/** `GET /api/account/statement_csv`, `statement_pdf`: one account, full days; `kind` absent: all movements. */
export const statementRequest = z
  .object({ type: account(), startTime: day(), endTime: day(), kind: word(...MOVEMENT_KINDS).optional() })
  .refine(...daysInOrder);
export type StatementRequest = z.output<typeof statementRequest>;
