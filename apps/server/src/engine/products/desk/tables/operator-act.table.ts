import type { OperatorAction } from '@truemark/domain';
import { int, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Operators' acts on real customers that count towards a daily limit: one row per act, written by the lane. */
export const operatorActs = table(
  'operator_acts',
  ['laneSeq'],
  {
    laneSeq: int(),
    act: text<OperatorAction['act']>(),
    operatorId: int(),
    customerId: int(),
    /** Wall clock, epoch ms; never earlier than the row before. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type OperatorActRow = RowOf<typeof operatorActs>;
