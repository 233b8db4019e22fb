/** Redis of a single story, on loopback, without persistence. */
export interface RedisServer {
  readonly url: string;
  /** Kills it; its data are lost, and connections are refused. Or suspends and resumes it (SIGSTOP, SIGCONT). */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Restarts it, empty, at the same address. */
  restart(): Promise<void>;
  /** Flushes it while clients are connected. */
  empty(): Promise<void>;
  stop(): Promise<void>;
}
