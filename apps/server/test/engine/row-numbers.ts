import { isRefusal } from '@truemark/domain';
import { type EngineBoundary, SYSTEM } from '../../dist/engine/protocol.js';
import { RowNumbers } from '../../dist/platform/database/row-numbers.js';

/** Row numbers issued by this engine's lane, as on a server. */
export const rowNumbers = (engine: Pick<EngineBoundary, 'submit'>): RowNumbers =>
  new RowNumbers(async (table) => {
    const given = await engine.submit({ kind: 'rows.number', actor: SYSTEM, table });
    if (isRefusal(given)) throw new Error(given.key);
    return given.id;
  });
