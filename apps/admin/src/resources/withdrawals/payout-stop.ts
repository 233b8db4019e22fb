import { type Blockable, blockedFrom, type Summary } from '../customers/customer.js';

/** Block that stops payouts: the reason the customer reads, and by whom and since when (epoch ms), if known. */
interface Halt {
  readonly what: Blockable;
  readonly reason: string;
  readonly by: string | null;
  readonly at: number | null;
}

/** Blocks that stop payouts; empty while they are still to be loaded. */
export type Stop = readonly Halt[];

/** No payout to a customer who may not withdraw, nor to one who may not sign in: his account may be in other hands. */
const STOPS: readonly Blockable[] = ['withdrawing', 'signIn'];

/** Blocks that stop payouts to a customer; null: none. A blocked customer whose data is not loaded yet is stopped. */
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
