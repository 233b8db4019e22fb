/** Kind of value, such as pending captchas. */
export interface ValueKind {
  readonly name: string;
  /** Above this many values, the oldest is evicted for a new one. */
  readonly most: number;
}

/**
 * State shared by all processes of a server, besides database and lane: short-lived values, and locks. Each call is
 * atomic. Values are text, so that they can be stored outside the process. It never owns money: anything that must not
 * happen twice is up to the lane or the database.
 */
export abstract class SharedStore {
  /** Stores a value until `until`, epoch ms. */
  abstract put(shelf: ValueKind, key: string, value: string, until: number): Promise<void>;
  /** Stores a value only if there is none: of concurrent calls, one returns true. */
  abstract putNew(shelf: ValueKind, key: string, value: string, until: number): Promise<boolean>;
  /** Replaces the value only if it still equals `before`; its expiry is kept. */
  abstract replace(shelf: ValueKind, key: string, before: string, value: string): Promise<boolean>;
  /** The value; null if there is none or it has expired. */
  abstract get(shelf: ValueKind, key: string): Promise<string | null>;
  /** Removes and returns the value: of concurrent calls, one gets it. */
  abstract take(shelf: ValueKind, key: string): Promise<string | null>;
  /** Runs work under a named lock: one after the other for the same name, in parallel for different names. */
  abstract inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}
