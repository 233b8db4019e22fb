import type { AppKey } from '@truemark/i18n';

/** A page on which money comes in or goes out. */
export interface MoneyWay {
  readonly path: string;
  /** The setting by which the home page offers it. */
  readonly flag: 'is_home_balance_recharge' | 'is_home_balance_withdraw';
  readonly text: AppKey;
  readonly variant: 'contained' | 'outlined';
}

let offered: readonly MoneyWay[] = [];

/** The ways of all products, told once at the app's start. */
export function offerWays(ways: readonly MoneyWay[]): void {
  offered = ways;
}

export const moneyWays = (): readonly MoneyWay[] => offered;
