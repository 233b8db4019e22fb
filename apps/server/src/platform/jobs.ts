/**
 * Whether this process runs what has to run in one place only: what is looked at from time to time, and what follows the
 * engine's events to write something. The engine's process does; a gateway in a process of its own does not.
 */
export const RUNS_JOBS = Symbol('RUNS_JOBS');
