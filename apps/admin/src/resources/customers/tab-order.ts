/** Tab of the customer's page; the overview's path is empty. */
export interface NamedTab {
  readonly label: string;
  readonly path: string;
}

export interface PlacedTab extends NamedTab {
  readonly isAside?: true;
  /** Whether its name shows a count of running or waiting items. */
  readonly isCounted?: boolean;
}

/** Up to this number, all tabs are visible. */
const FEW = 10;

interface TabOrder<T> {
  /** Tabs of the bar, in order. */
  readonly inBar: readonly T[];
  /** Tabs in the overflow menu at its end. */
  readonly aside: readonly T[];
  /** Keyboard order of all tabs, whichever is open: a tab of the menu is in the bar only while it is open. */
  readonly walk: readonly T[];
}

/**
 * Splits the tabs into bar and menu. A tab that would otherwise be in the menu comes after the others, which keep their
 * digits.
 */
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
