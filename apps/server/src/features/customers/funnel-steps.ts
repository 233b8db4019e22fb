import { DiscoveryService } from '@nestjs/core';

/** Instants of the wall clock: from the first on, before the second; epoch ms. */
export interface Instants {
  readonly from: number;
  readonly before: number;
}

/** How many real customers took each of a feature's steps within them, and the list that shows them. */
export interface FunnelStepCounts {
  readonly step: string;
  readonly list: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly customers: number;
}

/** A feature whose steps stand on the way of a new customer. */
export interface FunnelSteps {
  countSteps(span: Instants): Promise<readonly FunnelStepCounts[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider that counts steps: it is found wherever its module stands. */
export const CountsFunnelSteps = (): ((target: abstract new (...given: never[]) => FunnelSteps) => void) =>
  MARK();

/** All that are marked, once every provider is made. */
export const funnelSteps = (discovery: DiscoveryService): FunnelSteps[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as FunnelSteps);
