import { joinPrograms } from '../../../server/test/harness/joined-programs.js';
import { seedGrounds } from '../../../server/test/harness/seeded-grounds.js';

/** Bundles the programs and seeds the demo once: a run starts a dozen servers, each on a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeJoined = await joinPrograms();
  const removeGrounds = await seedGrounds(['sqlite']);
  return async () => {
    await removeGrounds();
    removeJoined();
  };
}
