import { DiscoveryService } from '@nestjs/core';
import type { ApprovalKind } from './approval-kind.js';
import type { Guarded } from './guarded-terms.js';

/** A class whose one instance is a kind of request, or terms of which most changes are requests. */
type AskedFor = abstract new (...given: never[]) => ApprovalKind | Guarded;

export const MARK = DiscoveryService.createDecorator();

/**
 * Marks a provider as something that takes two people. It is found wherever its module stands: there is no list of them.
 */
export const NeedsApproval = (): ((target: AskedFor) => void) => MARK();
