import { type Attempt, type AttemptStore, Attempts, isLocked, type Locked } from './attempts.js';
import { networkOf } from './network-of.js';

const LOCK_WINDOW = 15 * 60_000;
/** Failures of one account from one network. */
const MAX_OF_A_PAIR = 10;
/** Failures of one account from all networks without an earlier sign-in to it: distributed guessing. */
const MAX_OF_AN_ACCOUNT = 100;
const MAX_KNOWN = 50_000;

/**
 * Limits failed sign-ins. Ten lock an account for the network they came from. A hundred lock it for every network
 * except those with an earlier successful sign-in, so that distributed guessing does not lock its owner out at home.
 */
export class SignInAttempts {
  private readonly pairAttempts: Attempts;
  private readonly accountAttempts: Attempts;
  private readonly knownPairs = new Set<string>();

  /** `door` separates the counters of customer and operator accounts. */
  constructor(store: AttemptStore, door: string) {
    this.pairAttempts = new Attempts(store, {
      name: `${door}, pair`,
      most: MAX_OF_A_PAIR,
      windowMs: LOCK_WINDOW,
    });
    this.accountAttempts = new Attempts(store, {
      name: door,
      most: MAX_OF_AN_ACCOUNT,
      windowMs: LOCK_WINDOW,
    });
  }

  /** Counts one attempt before any lookup or hashing. Call `forget` after a successful sign-in. */
  async begin(account: string, address: string): Promise<Attempt | Locked> {
    const pair = `${account}|${networkOf(address)}`;
    const own = await this.pairAttempts.begin(pair);
    if (isLocked(own)) return own;
    const all = this.knownPairs.has(pair) ? null : await this.accountAttempts.begin(account);
    if (all && isLocked(all)) {
      await own.giveBack();
      return all;
    }
    const giveBack = async () => {
      await own.giveBack();
      await all?.giveBack();
    };
    const forget = async () => {
      this.addKnownPair(pair);
      await own.forget();
      // Failures of the other networks still count.
      await all?.giveBack();
    };
    return { giveBack, forget };
  }

  private addKnownPair(pair: string): void {
    this.knownPairs.delete(pair);
    if (this.knownPairs.size >= MAX_KNOWN) {
      const [oldest] = this.knownPairs;
      if (oldest !== undefined) this.knownPairs.delete(oldest);
    }
    this.knownPairs.add(pair);
  }
}
