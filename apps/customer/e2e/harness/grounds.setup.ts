import { seedGrounds } from '../../../server/test/harness/seeded-grounds.js';

/** The ground on which the demo is seeded once: a run starts a dozen servers, each on a copy. */
export default (): Promise<() => Promise<void>> => seedGrounds(['sqlite']);
