import { hash, verify } from '@node-rs/argon2';
import { OneAtATime, TooManyWait } from './one-at-a-time.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A few seconds of one core: whoever came later would have gone away, and an attack must not fill the memory. */
const MOST_WAITING = 100;

/**
 * Hashes and compares passwords off the event loop, one at a time, so that sign-ins never take more than one core and
 * 19 MiB. Rejects with `TooManyWait` when a flood has filled the queue: the edge answers 429 with `auth.busy`.
 */
export class Passwords {
  private readonly nobody = hash('the password of nobody', COST);

  constructor(private readonly queue = new OneAtATime(MOST_WAITING)) {}

  /** Throws `TooManyWait` when the line is full: before anything is looked up for somebody who is turned away anyhow. */
  requireRoom(): void {
    if (this.queue.isFull) throw new TooManyWait('too many wait');
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password.normalize('NFC'), COST));
  }

  /** Takes as long for an account that does not exist (`null`) as for one that does. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const equal = await this.queue.run(() => verify(against, password.normalize('NFC')));
    return equal && stored !== null;
  }
}
