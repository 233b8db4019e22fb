import { DiscoveryService } from '@nestjs/core';

/** Half-open interval of the wall clock, epoch ms. */
export interface Instants {
  readonly from: number;
  readonly before: number;
}

/** Real customers who took each of a feature's steps within the interval, and the list that shows them. */
export interface FunnelStepCounts {
  readonly step: string;
  readonly list: string;
  readonly filter: Readonly<Record<string, string>>;
  readonly customers: number;
}

/** Funnel steps of a feature for new customers. */
export interface FunnelSteps {
  countSteps(span: Instants): Promise<readonly FunnelStepCounts[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider that counts funnel steps; it is discovered in any module. */
export const CountsFunnelSteps = (): ((target: abstract new (...given: never[]) => FunnelSteps) => void) =>
  MARK();

/** All marked providers; call it once all providers exist. */
export const funnelSteps = (discovery: DiscoveryService): FunnelSteps[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as FunnelSteps);
