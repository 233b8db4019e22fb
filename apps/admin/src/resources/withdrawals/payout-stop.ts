import { type Blockable, blockedFrom, type Summary } from '../customers/customer.js';

/** One block for which nothing is paid out: why, as the customer reads it, and by whom and since when (epoch ms), where known. */
interface Halt {
  readonly what: Blockable;
  readonly reason: string;
  readonly by: string | null;
  readonly at: number | null;
}

/** Blocks for which nothing is paid out; empty while they are still to be read. */
export type Stop = readonly Halt[];

/** Who may not ask for money is not sent any, nor is who may not sign in: somebody else may be in his place. */
const STOPS: readonly Blockable[] = ['withdrawing', 'signIn'];

/** What stops payouts to a customer; null: nothing does. One who is blocked and has not come yet is stopped. */
export function stopOf(customer: Pick<Summary, 'blocked' | 'blocks'> | undefined): Stop | null {
  if (!customer) return [];
  const halts = blockedFrom(customer)
    .filter((what) => STOPS.includes(what))
    .map((what) => {
      const laid = customer.blocks.find((each) => each.what === what);
      return {
        what,
        reason: customer.blocked[what] ?? '',
        by: laid?.by_name ?? null,
        at: laid?.at_ms ?? null,
      };
    });
  return halts.length === 0 ? null : halts;
}
