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
  private readonly ofPair: Attempts;
  private readonly ofAccount: Attempts;
  private readonly known = new Set<string>();

  /** `door` separates the counters of customer and operator accounts. */
  constructor(store: AttemptStore, door: string) {
    this.ofPair = new Attempts(store, { name: `${door}, pair`, most: MAX_OF_A_PAIR, windowMs: LOCK_WINDOW });
    this.ofAccount = new Attempts(store, { name: door, most: MAX_OF_AN_ACCOUNT, windowMs: LOCK_WINDOW });
  }

  /** Counts one attempt before any lookup or hashing. Call `forget` after a successful sign-in. */
  async begin(account: string, address: string): Promise<Attempt | Locked> {
    const pair = `${account}|${networkOf(address)}`;
    const own = await this.ofPair.begin(pair);
    if (isLocked(own)) return own;
    const all = this.known.has(pair) ? null : await this.ofAccount.begin(account);
    if (all && isLocked(all)) {
      await own.giveBack();
      return all;
    }
    const giveBack = async () => {
      await own.giveBack();
      await all?.giveBack();
    };
    const forget = async () => {
      this.remember(pair);
      await own.forget();
      // Failures of the other networks still count.
      await all?.giveBack();
    };
    return { giveBack, forget };
  }

  private remember(pair: string): void {
    this.known.delete(pair);
    if (this.known.size >= MAX_KNOWN) {
      const [oldest] = this.known;
      if (oldest !== undefined) this.known.delete(oldest);
    }
    this.known.add(pair);
  }
}
