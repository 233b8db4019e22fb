/** A Redis of one story's own, on loopback, that keeps nothing on a disk. */
export interface RedisServer {
  readonly url: string;
  /** Ends it at once; everything in it is gone, and its address refuses. Or stops and continues it (SIGSTOP, SIGCONT). */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>;
  /** Empties it while everybody is connected. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}
