import { joinPrograms } from '../../../server/test/harness/joined-programs.js';
import { seedGrounds } from '../../../server/test/harness/seeded-grounds.js';

/** The joined programs, and the ground on which the demo is seeded once: a run starts a dozen servers, each on a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeJoined = await joinPrograms();
  const removeGrounds = await seedGrounds(['sqlite']);
  return async () => {
    await removeGrounds();
    removeJoined();
  };
}
