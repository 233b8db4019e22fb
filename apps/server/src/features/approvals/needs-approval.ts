import { DiscoveryService } from '@nestjs/core';
import type { ApprovalKind } from './approval-kind.js';
import type { Guarded } from './guarded-terms.js';

/** A kind of request, or terms of which most changes are requests. */
export type ApprovalSubject = ApprovalKind | Guarded;

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as something that takes two people: it is found wherever its module stands. */
export const NeedsApproval = (): ((target: abstract new (...given: never[]) => ApprovalSubject) => void) =>
  MARK();

/** All that is marked, in no order, once every provider is made. */
export const needingApproval = (discovery: DiscoveryService): ApprovalSubject[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as ApprovalSubject);
