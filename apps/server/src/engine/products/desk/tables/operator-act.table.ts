import type { OperatorAct } from '@truemark/domain';
import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** What operators did with real customers that counts towards a day's limit: one row with each, by the lane. */
export const operatorActs = table(
  'operator_acts',
  ['laneSeq'],
  {
    laneSeq: int(),
    act: text<OperatorAct['act']>(),
    operatorId: int(),
    customerId: int(),
    /** By the wall clock, epoch ms; never earlier than the one before. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type OperatorActRow = RowOf<typeof operatorActs>;
