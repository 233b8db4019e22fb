import type { EngineEvent } from '../../engine/protocol.js';
import { actionsOf, type Resource, resources } from '../operators/role-matrix.js';

/** Resources whose rows operators decide: new rows are work. */
const QUEUE_RESOURCES: ReadonlySet<string> = new Set(
  resources.filter((resource) => actionsOf(resource).includes('approve')),
);

const QUEUE_OF_EVENT = '.changed';

/**
 * Queues that an event may have changed. A queue has the name of its table, or of the entity in the event; row contents
 * are not read, so nothing of them can leak.
 */
export function queuesOf(event: EngineEvent): readonly Resource[] {
  const named =
    event.type === 'rows.recorded'
      ? event.tables.map((table) => table.replaceAll('_', '-'))
      : event.type.endsWith(QUEUE_OF_EVENT)
        ? [`${event.type.slice(0, -QUEUE_OF_EVENT.length).replaceAll('_', '-')}s`]
        : [];
  return named.filter((name): name is Resource => QUEUE_RESOURCES.has(name));
}
