import { command } from './command.mjs';

/** Ends when nothing is being installed. */
let last = Promise.resolve();

/**
 * Installs one of the system's packages. One after another, and once whoever else installs is done: the package manager
 * refuses a second at once. What is a service is not started (`RUNLEVEL`).
 */
export function aptInstall(name) {
  const install = last.then(async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const patience = ['-o', 'DPkg::Lock::Timeout=300'];
    await command('apt-get', [...patience, 'update', '-qq'], { env });
    return command('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', name], {
      env,
    });
  });
  last = install;
  return install;
}
