import { DiscoveryService } from '@nestjs/core';
import type { Dashboard } from '@truemark/contracts/admin';

/** Products' part of the first page: open positions, and the volume of each of the last 24 hours. */
export type TradedOfDashboard = Pick<Dashboard, 'positions' | 'volume'>;

/** Provides a part of the back office's first page. */
export interface DashboardContributor {
  ofDashboard(): Promise<Partial<TradedOfDashboard>>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such a part; it is discovered in any module. */
export const ContributesDashboard = (): ((
  target: abstract new (...given: never[]) => DashboardContributor,
) => void) => MARK();

/** Combined parts of all providers. */
export async function collectDashboard(discovery: DiscoveryService): Promise<TradedOfDashboard> {
  const tellers = discovery
    .getProviders({ metadataKey: MARK.KEY })
    .map(({ instance }) => instance as DashboardContributor);
  const parts = await Promise.all(tellers.map((teller) => teller.ofDashboard()));
  const nothing: TradedOfDashboard = { positions: { real: 0, demo: 0 }, volume: [] };
  return Object.assign(nothing, ...parts);
}
