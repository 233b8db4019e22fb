/** A row that a command writes, as plain data. */
export interface RowWrite {
  readonly op: 'insert' | 'upsert' | 'patch' | 'remove';
  readonly table: string;
  /** The whole row; for `patch` its key and the changed columns, for `remove` its key. */
  readonly row: object;
}

/** Precondition on a row of a watched table (optimistic lock): its key, and the columns the writer relies on. */
export interface ExpectedRow {
  readonly table: string;
  readonly row: { readonly key: number | string } & Readonly<
    Record<string, string | number | boolean | null>
  >;
}

/** Originator of a change. `id` 0 is the system. */
export interface Actor {
  readonly kind: 'customer' | 'operator' | 'system';
  readonly id: number;
}

export const SYSTEM: Actor = { kind: 'system', id: 0 };

/** The caller's idempotency key, and the hash of the request. */
export interface Idempotency {
  readonly owner: number;
  readonly key: string;
  readonly hash: string;
}

/** Identifies a command from another process, so that it is executed once however often it is sent. */
export interface RemoteOrigin {
  readonly id: string;
  /** Time of sending, wall clock, epoch ms. */
  readonly at: number;
}

/** Fields that any command may carry. */
export interface CommandBase {
  /** The outcome is stored under this id, in the command's own commit; absent: the command comes from this process. */
  readonly sending?: RemoteOrigin;
  /** Replay only: the input predates a limit or formula and was decided without it. */
  readonly formerly?: true;
  readonly actor: Actor;
  /** The same key and hash return the first outcome and execute nothing; another hash is refused. */
  readonly idempotency?: Idempotency;
  /** Feature rows that commit in the same batch, unless the command is refused. */
  readonly rows?: readonly RowWrite[];
  /** Refused with `rows.changed` unless these rows are still as seen. */
  readonly seen?: readonly ExpectedRow[];
}
