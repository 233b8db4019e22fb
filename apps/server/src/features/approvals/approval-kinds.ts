import { Injectable } from '@nestjs/common';
import { conflict } from '../../platform/admin/admin-error.js';
import type { ApprovalKind } from './approval-kind.js';
import type { ApprovalSubject } from './needs-approval.js';
import { TermsChange } from './terms-change.approval.js';

/** Registry of all request kinds by name. */
@Injectable()
export class ApprovalKinds {
  private readonly kinds = new Map<string, ApprovalKind>();

  /** Throws if the name is taken: a request would be ambiguous. */
  add(given: ApprovalSubject): void {
    const kind = 'assess' in given ? new TermsChange(given) : given;
    if (this.kinds.has(kind.name)) throw new Error(`two kinds of requests are called ${kind.name}`);
    this.kinds.set(kind.name, kind);
  }

  /** Throws `AdminError` if the kind no longer exists. */
  get(name: string): ApprovalKind {
    const kind = this.kinds.get(name);
    if (!kind) throw conflict('approvals.unknown_kind', 'This action is no longer available.');
    return kind;
  }
}
