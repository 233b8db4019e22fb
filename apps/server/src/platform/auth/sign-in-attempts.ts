import { type Attempt, type AttemptStore, Attempts, isLocked, type Locked } from './attempts.js';
import { networkOf } from './network-of.js';

const QUARTER = 15 * 60_000;
/** Of one account from one network. */
const MOST_OF_A_PAIR = 10;
/** Of one account from all networks that it was never signed in from: what many machines guess together. */
const MOST_OF_AN_ACCOUNT = 100;
const MOST_KNOWN = 50_000;

/**
 * Sign-ins that fail. Ten lock an account for the network that they came from; a hundred lock it for every network but
 * those that it was signed in from, so that whoever guesses from many places does not keep its owner out at home.
 */
export class SignInAttempts {
  private readonly ofPair: Attempts;
  private readonly ofAccount: Attempts;
  private readonly known = new Set<string>();

  /** `door` names whose sign-in it is: accounts of customers and operators are counted apart. */
  constructor(store: AttemptStore, door: string) {
    this.ofPair = new Attempts(store, { name: `${door}, pair`, most: MOST_OF_A_PAIR, windowMs: QUARTER });
    this.ofAccount = new Attempts(store, { name: door, most: MOST_OF_AN_ACCOUNT, windowMs: QUARTER });
  }

  /** Counts one before anything is looked up or hashed. `forget` it when it let somebody in. */
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
      // The others' failures still count against them.
      await all?.giveBack();
    };
    return { giveBack, forget };
  }

  private remember(pair: string): void {
    this.known.delete(pair);
    if (this.known.size >= MOST_KNOWN) {
      const [oldest] = this.known;
      if (oldest !== undefined) this.known.delete(oldest);
    }
    this.known.add(pair);
  }
}
