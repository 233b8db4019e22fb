import { Fault, holds, type Say } from './fault.js';
import { leafHash } from './form.js';
import { isLeaf, type LiabilityLeaf, type Proven, type Seal } from './seal.js';
import { readTotals, sameTotals, shownTotals } from './totals.js';
import { type Neighbour, sumBy } from './tree.js';

export type ProvenBalance = Proven<LiabilityLeaf, Neighbour>;

/** Checks that a customer's balance is part of the sum in the day's record, and that no negative sum hides a debt. */
export function checkBalance(
  { leaf, ...place }: ProvenBalance,
  { day, liabilities }: Seal,
  customer: string,
  say: Say,
): void {
  if (!leaf) throw new Fault('leftOut', { day });
  holds(isLeaf(leaf, 'liability'), 'form', { what: String(leaf.kind) });
  holds(String(leaf.customer) === customer, 'customer', { told: String(leaf.customer), found: customer });
  say({ key: 'number', figure: `#${leaf.customer}` });
  say({ key: 'leaf', figure: shownTotals(readTotals(leaf.totals)) });
  holds(place.count === liabilities.accounts, 'accounts', {
    day,
    told: String(liabilities.accounts),
    found: String(place.count),
  });
  const root = sumBy([leafHash(leaf), leaf.totals], place);
  if (!root || root.hash !== liabilities.root) throw new Fault('path', { what: String(leaf.customer), day });
  say({ key: 'place', figure: `${place.index + 1} / ${place.count}` });
  const told = readTotals(liabilities.total);
  holds(sameTotals(root.totals, told), 'sum', {
    day,
    told: shownTotals(told),
    found: shownTotals(root.totals),
  });
  say({ key: 'total', figure: shownTotals(told) });
}
