/** A row that a command brings along, as plain data. */
export interface RowWrite {
  readonly op: 'insert' | 'upsert' | 'patch' | 'remove';
  readonly table: string;
  /** A whole row; for `patch` its key and the columns that change, for `remove` its key. */
  readonly row: object;
}

/** A row of a watched table as a writer saw it: its key, and the columns that he relies on. */
export interface RowSeen {
  readonly table: string;
  readonly row: { readonly key: number | string } & Readonly<
    Record<string, string | number | boolean | null>
  >;
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

/** What names a command that comes from another process, so that it is done once however often it is sent. */
export interface Sending {
  readonly id: string;
  /** When it was sent, wall clock, epoch ms. */
  readonly at: number;
}

/** What every command may carry. */
export interface CommandBase {
  /** What it comes to is kept under this id, in its own commit; absent: it comes from this process. */
  readonly sending?: Sending;
  /** Only in a replay: the input is from before there was a limit or a formula, and was decided without it. */
  readonly formerly?: true;
  readonly actor: Actor;
  /** The same key and hash return the first outcome and do nothing again; another hash is refused. */
  readonly idempotency?: Idempotency;
  /** Rows of a feature that commit in the same batch, if the command is not refused. */
  readonly rows?: readonly RowWrite[];
  /** Refused with `rows.changed` unless these are still as they were seen. */
  readonly seen?: readonly RowSeen[];
}
