import { joinPrograms } from '../../../server/test/harness/joined-programs.js';
import { takePrepared } from '../../../server/test/harness/prepared-grounds.js';
import { seedGrounds } from '../../../server/test/harness/seeded-grounds.js';

/**
 * Bundles the programs and seeds the demo once, unless the server stories do so: a run starts a dozen servers, each on a
 * copy.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (await takePrepared()) return async () => undefined;
  const removeJoined = await joinPrograms();
  const removeGrounds = await seedGrounds(['sqlite']);
  return async () => {
    await removeGrounds();
    removeJoined();
  };
}
