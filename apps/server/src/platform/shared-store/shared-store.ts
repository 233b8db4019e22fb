/** Values of one kind, such as captchas that wait for their answer. */
export interface Shelf {
  readonly name: string;
  /** The oldest gives way to a new one above this many. */
  readonly most: number;
}

/**
 * What all processes of a server have in common beside database and lane: short-lived values, and turns. Each call is one
 * step, whoever else calls at the same time. Values are text, so that they may lie in another process. It is no owner of
 * money: what must never happen twice is the lane's or the database's.
 */
export abstract class SharedStore {
  /** Puts a value in place until then, epoch ms. */
  abstract put(shelf: Shelf, key: string, value: string, until: number): Promise<void>;
  /** Puts it only where nothing is: of many at once, one is told true. */
  abstract putNew(shelf: Shelf, key: string, value: string, until: number): Promise<boolean>;
  /** Puts it only where `before` still is; its time goes on. */
  abstract replace(shelf: Shelf, key: string, before: string, value: string): Promise<boolean>;
  /** The value; null: there is none, or its time is over. */
  abstract get(shelf: Shelf, key: string): Promise<string | null>;
  /** Takes it away: of many at once, one gets it. */
  abstract take(shelf: Shelf, key: string): Promise<string | null>;
  /** Work under one name, one after the other; under different names side by side. */
  abstract inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}
