import { DiscoveryService } from '@nestjs/core';
import type { Dashboard } from '@truemark/contracts/admin';

/** What of the first page products tell: how much is open, and what was traded in each of the last 24 hours. */
export type TradedOfDashboard = Pick<Dashboard, 'positions' | 'volume'>;

/** Tells the first page of the back office its part. */
export interface DashboardTeller {
  ofDashboard(): Promise<Partial<TradedOfDashboard>>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as one that tells the first page its part: it is found wherever its module stands. */
export const TellsDashboard = (): ((target: abstract new (...given: never[]) => DashboardTeller) => void) =>
  MARK();

/** What all of them tell. */
export async function toldBy(discovery: DiscoveryService): Promise<TradedOfDashboard> {
  const tellers = discovery
    .getProviders({ metadataKey: MARK.KEY })
    .map(({ instance }) => instance as DashboardTeller);
  const parts = await Promise.all(tellers.map((teller) => teller.ofDashboard()));
  const nothing: TradedOfDashboard = { positions: { real: 0, demo: 0 }, volume: [] };
  return Object.assign(nothing, ...parts);
}
