/** A row that a command brings along, as plain data. */
export interface RowWrite {
  readonly op: 'insert' | 'upsert' | 'patch' | 'remove';
  readonly table: string;
  /** A whole row; for `patch` its key and the columns that change, for `remove` its key. */
  readonly row: object;
}

/** Who caused a change. `id` 0 is the house itself. */
export interface Actor {
  readonly kind: 'customer' | 'operator' | 'system';
  readonly id: number;
}

export const SYSTEM: Actor = { kind: 'system', id: 0 };

/** A key that a caller gave his command, and the hash of what it asked for. */
export interface Idempotency {
  readonly owner: number;
  readonly key: string;
  readonly hash: string;
}

/** What every command may carry. */
export interface CommandBase {
  /** Only in a replay: the input is from before there was a limit, and was decided without it. */
  readonly formerly?: true;
  readonly actor: Actor;
  /** The same key and hash return the first outcome and do nothing again; another hash is refused. */
  readonly idempotency?: Idempotency;
  /** Rows of a feature that commit in the same batch, if the command is not refused. */
  readonly rows?: readonly RowWrite[];
}
