import type { Command } from '../../engine/protocol.js';
import type { Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Approval } from './approval.table.js';

/** Part of a request that its kind reads. */
export type ApprovalInput = Pick<Approval, 'subject' | 'payload' | 'reason'>;

/** Effect that a request would have now. Both states are plain data without bigints. */
export interface Preview {
  readonly before: unknown;
  readonly after: unknown;
}

export interface Execution {
  /** Executes the request, with audit rows of the changes; the decision is part of the same commit. */
  readonly command: Command;
  /** Called after the commit. */
  follow?(): void | Promise<void>;
}

/** Kind of action that needs a second operator. A new kind is a provider of this shape, marked with `NeedsApproval`. */
export interface ApprovalKind {
  /** `resource.action`, such as `settings.change`. */
  readonly name: string;
  /** Short label in the list of requests. */
  readonly label: string;
  /** Roles that may decide; the requester never may. */
  readonly deciders: readonly Role[];
  /** Roles that may decide, if they depend on the request. */
  decidersOf?(asked: ApprovalInput): readonly Role[];
  /** Further roles that may stop a request which takes effect by itself, and that are notified of it. */
  readonly objectors?: readonly Role[] | undefined;
  /**
   * Change that the request would make now. Throws `AdminError` if it is not possible (any more): called when a request
   * is made, viewed and approved.
   */
  preview(asked: ApprovalInput): Promise<Preview>;
  /** Command that executes the request, after a successful preview. */
  prepare(approved: Approval, decider: SignedInOperator): Promise<Execution>;
  /** Serialises its execution with other writes of the same subject; not implemented: the command itself is enough. */
  runExclusive?<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Set if each request of a kind is wanted for itself, as sums are: a further one for the same subject then waits beside
   * the first instead of replacing it.
   */
  readonly addsUp?: true;
  /** Set if the subject is the address of the operator concerned, who may not stop the request. */
  readonly isAboutOperator?: true;
  /** Readable name of the subject, if the subject itself is a key. */
  subjectName?(asked: ApprovalInput): string | null;
  /** Customer concerned, if any. */
  customerOf?(asked: ApprovalInput): number;
  /** Id of the row that is changed or was created; null if there is none. */
  rowOf?(approval: Approval): Promise<number | null>;
}

export const decidersOf = (kind: ApprovalKind, asked: ApprovalInput): readonly Role[] =>
  kind.decidersOf?.(asked) ?? kind.deciders;
