/** A tab of the customer's page, as it is named; the overview's path is empty. */
export interface NamedTab {
  readonly label: string;
  readonly path: string;
}

export interface PlacedTab extends NamedTab {
  readonly isAside?: true;
  /** Whether its name tells that something runs or waits behind it. */
  readonly isCounted?: boolean;
}

/** So many tabs are all in sight. */
const FEW = 10;

interface TabOrder<T> {
  /** Those of the bar, from its start. */
  readonly inBar: readonly T[];
  /** Those that stand in the menu at its end. */
  readonly aside: readonly T[];
  /** The way through all of them, whichever is open: one of the menu stands in the bar only while it is. */
  readonly walk: readonly T[];
}

/** Which tabs stand in sight: what is otherwise aside comes after the others, which keep their digits. */
export function orderOf<T extends PlacedTab>(tabs: readonly T[], open: string): TabOrder<T> {
  const isInSight = ({ isAside, isCounted }: T): boolean =>
    !isAside || isCounted === true || tabs.length <= FEW;
  const fixed = tabs
    .filter(isInSight)
    .sort((one, other) => Number(one.isAside ?? false) - Number(other.isAside ?? false));
  const folded = tabs.filter((tab) => !isInSight(tab));
  return {
    inBar: [...fixed, ...folded.filter(({ path }) => path === open)],
    aside: folded.filter(({ path }) => path !== open),
    walk: [...fixed, ...folded],
  };
}
