import { int, type RowOf, table, text, time } from '../../../platform/database/table.js';

/**
 * Recent outcomes of other processes' commands: a caller that got no answer queries by id. Written in the command's own
 * commit; a refused command changed nothing and has no row.
 */
export const sentCommands = table(
  'sent_commands',
  ['id'],
  {
    id: text(),
    laneSeq: int(),
    /** Time of sending, wall clock. */
    sentAt: time(),
    outcome: text(),
  },
  { follows: 'nothing', untold: true },
);
export type SentCommand = RowOf<typeof sentCommands>;
