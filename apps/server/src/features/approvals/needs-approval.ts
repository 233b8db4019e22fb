import { DiscoveryService } from '@nestjs/core';
import type { ApprovalKind } from './approval-kind.js';
import type { Guarded } from './guarded-terms.js';

/** Kind of request, or terms whose changes mostly become requests. */
export type ApprovalSubject = ApprovalKind | Guarded;

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as needing two operators; it is discovered in any module. */
export const NeedsApproval = (): ((target: abstract new (...given: never[]) => ApprovalSubject) => void) =>
  MARK();

/** All marked providers, in no particular order; call it once all providers exist. */
export const needingApproval = (discovery: DiscoveryService): ApprovalSubject[] =>
  discovery.getProviders({ metadataKey: MARK.KEY }).map(({ instance }) => instance as ApprovalSubject);
