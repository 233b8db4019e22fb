import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

function readOr(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/**
 * Names the space in which a process number means one process: the boot of the machine, and the container. Machines may
 * have the same host name. Where the system does not tell (macOS, Windows), all have the same.
 */
export function processSpace(): string {
  const boot = readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'));
  const container = readOr(() => readlinkSync('/proc/self/ns/pid'));
  return createHash('sha256').update(`${boot} ${container}`).digest('hex').slice(0, 12);
}
