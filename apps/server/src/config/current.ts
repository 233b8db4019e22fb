import { type Environment, readEnvironment } from './environment.js';

/** Environment of this process. */
export const environment = (): Environment => readEnvironment(process.env);
