import { hash, verify } from '@node-rs/argon2';
import { FairQueue, type QueueBounds } from './fair-queue.js';
import { networkOf } from './network-of.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * What a guess for an account that does not exist is compared with: a hash of that cost whose digest nobody has a
 * password for. To make one would cost every start as much as a sign-in.
 */
export const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** A few seconds of one core: whoever came later would have gone away, and an attack must not fill the memory. */
const MOST_WAITING = 100;
/** Of one address: an office whose people all begin at nine, and half a second of one core. */
const MOST_OF_ONE_ADDRESS = 20;

/** Whose turn is taken by what no caller asked for, such as a seed's. */
export const OWN_WORK = 'the house';

/** How many may wait where rate limits are on; a bench or a test that has them off comes from one address. */
export const queueBounds = (rateLimits: boolean): QueueBounds => ({
  most: MOST_WAITING,
  mostEach: rateLimits ? MOST_OF_ONE_ADDRESS : MOST_WAITING,
});

/**
 * Hashes and compares customers' passwords off the event loop, one at a time, so that sign-ins never take more than one
 * core and 19 MiB. Addresses take turns. Rejects with `TooManyWait` when a flood has filled the queue or the share of
 * this address: the edge answers 429 with `auth.busy`.
 */
export class Passwords {
  private readonly queue: FairQueue;

  constructor(bounds: QueueBounds = queueBounds(false)) {
    this.queue = new FairQueue(bounds);
  }

  /** Throws `TooManyWait` when the line is full: before anything is looked up for somebody who is turned away anyhow. */
  requireRoom(address: string): void {
    this.queue.requireRoom(networkOf(address));
  }

  /** `address` is the caller's, whose share of the line it takes. */
  hash(password: string, address: string): Promise<string> {
    return this.queue.run(networkOf(address), () => hash(password.normalize('NFC'), COST));
  }

  /** Takes as long for an account that does not exist (`null`) as for one that does. */
  async matches(stored: string | null, password: string, address: string): Promise<boolean> {
    const equal = await this.queue.run(networkOf(address), () =>
      verify(stored ?? NOBODY, password.normalize('NFC')),
    );
    return equal && stored !== null;
  }
}

/** The same for operators, in a line of their own: no flood at the customers' door keeps the house out. */
export class OperatorPasswords extends Passwords {}
