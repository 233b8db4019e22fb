import type { EngineEvent } from '../../engine/protocol.js';
import { actionsOf, type Resource, resources } from '../operators/role-matrix.js';

/** Resources of which somebody decides row by row: what comes into them is work. */
const QUEUES: ReadonlySet<string> = new Set(
  resources.filter((resource) => actionsOf(resource).includes('approve')),
);

const CHANGED = '.changed';

/**
 * The queues that an event may have brought something to. A queue is called as its table is, or as the thing whose change
 * the event tells; of the row itself nothing is read, so that nothing of it can be told.
 */
export function queuesOf(event: EngineEvent): readonly Resource[] {
  const named =
    event.type === 'rows.recorded'
      ? event.tables.map((table) => table.replaceAll('_', '-'))
      : event.type.endsWith(CHANGED)
        ? [`${event.type.slice(0, -CHANGED.length).replaceAll('_', '-')}s`]
        : [];
  return named.filter((name): name is Resource => QUEUES.has(name));
}
