/**
 * Injection token: whether this process runs singleton jobs, both periodic ones and writers that follow the engine's
 * events. True in the engine's process, false in a separate gateway process.
 */
export const RUNS_JOBS = Symbol('RUNS_JOBS');
