import type { Command } from '../../engine/protocol.js';
import type { Role } from '../operators/operator.table.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Approval } from './approval.table.js';

/** What was asked for, as a kind reads it. */
export type Asked = Pick<Approval, 'subject' | 'payload' | 'reason'>;

/** What a request would do at this instant. Both states are plain data without bigints. */
export interface Preview {
  readonly before: unknown;
  readonly after: unknown;
}

export interface Execution {
  /** Does it, with audit rows of what it changes; the decision travels with it, in one commit. */
  readonly command: Command;
  /** What follows once it is done. */
  follow?(): void | Promise<void>;
}

/** Something that needs a second person. A new one is a provider of this shape, marked with `NeedsApproval`. */
export interface ApprovalKind {
  /** `resource.action`, such as `settings.change`. */
  readonly name: string;
  /** In a few words: what the list of requests calls it. */
  readonly label: string;
  /** Who may decide; the one who asked never does. */
  readonly deciders: readonly Role[];
  /** Where it depends on what was asked for. */
  decidersOf?(asked: Asked): readonly Role[];
  /** Who else may stop one that comes true by itself, and is told of it. */
  readonly objectors?: readonly Role[];
  /**
   * What the request would change now. Throws `AdminError` where it cannot be done, or not any more: it is asked when a
   * request is made, whenever it is looked at, and once more when it is approved.
   */
  preview(asked: Asked): Promise<Preview>;
  /** The command that does it, after a preview that did not throw. */
  prepare(approved: Approval, decider: SignedInOperator): Promise<Execution>;
  /** Whether its subject is the address of the operator whom it is about: he does not stop it himself. */
  readonly isAboutOperator?: true;
  /** What its subject is called in words, where the subject itself is a key. */
  subjectName?(asked: Asked): string | null;
  /** The customer whom it concerns, where it concerns one. */
  customerOf?(asked: Asked): number;
  /** The number of the row that it changes, or has made; null where there is none. */
  rowOf?(approval: Approval): Promise<number | null>;
}

export const decidersOf = (kind: ApprovalKind, asked: Asked): readonly Role[] =>
  kind.decidersOf?.(asked) ?? kind.deciders;
