import { command } from './command.mjs';

/** Resolves when no installation is running. */
let last = Promise.resolve();

/**
 * Installs a system package. Installations run one after another and wait for others on the machine, because the
 * package manager refuses to run twice. Services are not started (`RUNLEVEL`).
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
