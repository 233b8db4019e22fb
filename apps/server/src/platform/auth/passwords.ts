import { hash, verify } from '@node-rs/argon2';
import { FairQueue, type QueueBounds } from './fair-queue.js';
import { networkOf } from './network-of.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Hash compared with a guess for an account that does not exist: same cost, and a digest without a known password. It
 * is a constant because computing one would cost each start as much as a sign-in.
 */
export const DUMMY_PASSWORD_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/**
 * Maximum queue length: a few seconds of one core. Later callers would have left by then, and an attack must not fill
 * the memory.
 */
const MAX_WAITING = 100;
/** Maximum for one address: an office whose staff all start at nine, and half a second of one core. */
const MAX_OF_ONE_ADDRESS = 20;

/** Queue key of work that no caller asked for, such as that of the seed. */
export const INTERNAL_CALLER = 'the house';

/** Queue bounds where rate limits are on; with limits off, a bench or test runs from a single address. */
export const queueBounds = (rateLimits: boolean): QueueBounds => ({
  most: MAX_WAITING,
  mostEach: rateLimits ? MAX_OF_ONE_ADDRESS : MAX_WAITING,
});

/**
 * Hashes and compares customers' passwords off the event loop, one at a time, so that sign-ins never take more than one
 * core and 19 MiB. Addresses take turns. Rejects with `TooManyWait` if the queue or the share of this address is full:
 * the edge answers 429 with `auth.busy`.
 */
export class Passwords {
  private readonly queue: FairQueue;

  constructor(bounds: QueueBounds = queueBounds(false)) {
    this.queue = new FairQueue(bounds);
  }

  /** Throws `TooManyWait` if the queue is full: checked before any lookup for a caller who will be rejected anyway. */
  requireRoom(address: string): void {
    this.queue.requireRoom(networkOf(address));
  }

  /** `address` is the caller's address, whose share of the queue it uses. */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(networkOf(address), () => hash(password.normalize('NFC'), COST));
  }

  /** Takes as long for an account that does not exist (`null`) as for one that does. */
  async matches(stored: string | null, password: string, address: string): Promise<boolean> {
    const equal = await this.queue.run(networkOf(address), () =>
      verify(stored ?? DUMMY_PASSWORD_HASH, password.normalize('NFC')),
    );
    return equal && stored !== null;
  }
}

/**
 * Password queue of the operators, separate from the customers': a flood of customer sign-ins cannot block operators.
 */
export class OperatorPasswords extends Passwords {}
