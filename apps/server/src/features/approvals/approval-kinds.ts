import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { conflict } from '../../platform/admin/admin-error.js';
import type { ApprovalKind } from './approval-kind.js';
import type { Guarded } from './guarded-terms.js';
import { MARK } from './needs-approval.js';
import { TermsChange } from './terms-change.approval.js';

/** Every kind of request there is: what `NeedsApproval` marks, in whatever module and order it comes. */
@Injectable()
export class ApprovalKinds implements OnModuleInit {
  private readonly kinds = new Map<string, ApprovalKind>();

  constructor(private readonly discovery: DiscoveryService) {}

  /** Once all of them are made, and before anything is asked for. Throws where two of them share a name. */
  onModuleInit(): void {
    for (const { instance } of this.discovery.getProviders({ metadataKey: MARK.KEY })) {
      this.add(kindOf(instance as ApprovalKind | Guarded));
    }
  }

  /** Throws `AdminError` where a request is of a kind that is no more. */
  get(name: string): ApprovalKind {
    const kind = this.kinds.get(name);
    if (!kind) throw conflict('approvals.unknown_kind', 'Nothing of this kind can be done any more.');
    return kind;
  }

  private add(kind: ApprovalKind): void {
    if (this.kinds.has(kind.name)) throw new Error(`two kinds of requests are called ${kind.name}`);
    this.kinds.set(kind.name, kind);
  }
}

const kindOf = (given: ApprovalKind | Guarded): ApprovalKind =>
  'weigh' in given ? new TermsChange(given) : given;
