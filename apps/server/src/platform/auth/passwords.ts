import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** More than this many waiting are turned away: an attack must not fill the memory. */
const MOST_WAITING = 200;

/** Thrown when too many sign-ins wait at once. */
export class PasswordsBusy extends Error {
  readonly statusCode = 503;
}

/** Hashes and compares passwords, one at a time, so that sign-ins never take more than one core and 19 MiB. */
export class Passwords {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly nobody = this.queued(() => hash('the password of nobody', COST));

  hash(password: string): Promise<string> {
    return this.queued(() => hash(password.normalize('NFC'), COST));
  }

  /** Takes as long for an account that does not exist (`null`) as for one that does. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const equal = await this.queued(() => verify(against, password.normalize('NFC')));
    return equal && stored !== null;
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) return Promise.reject(new PasswordsBusy('too many sign-ins wait'));
    this.waiting += 1;
    const done = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}
