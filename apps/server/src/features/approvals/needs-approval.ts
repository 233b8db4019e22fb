import { DiscoveryService } from '@nestjs/core';
import type { ApprovalKind } from './approval-kind.js';
import type { Guarded } from './guarded-terms.js';

/** A kind of request, or terms of which most changes are requests. */
export type AskedFor = ApprovalKind | Guarded;

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as something that takes two people: it is found wherever its module stands. */
export const NeedsApproval = (): ((target: abstract new (...given: never[]) => AskedFor) => void) => MARK();

/** All that is marked, in no order, once every provider is made. */
export const needingApproval = (discovery: DiscoveryService): AskedFor[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as AskedFor);
