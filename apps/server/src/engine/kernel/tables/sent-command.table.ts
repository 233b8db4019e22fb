import { int, type RowOf, table, text, time } from '../../../platform/database/table.js';

/**
 * What commands of other processes came to, for a while: who got no answer asks by the id. Written in the command's own
 * commit; what was refused changed nothing and has no row.
 */
export const sentCommands = table(
  'sent_commands',
  ['id'],
  {
    id: text(),
    laneSeq: int(),
    /** When it was sent, wall clock. */
    sentAt: time(),
    outcome: text(),
  },
  { follows: 'nothing', untold: true },
);
export type SentCommand = RowOf<typeof sentCommands>;
