import { type Environment, readEnvironment } from './environment.js';

/** This process's environment. */
export const environment = (): Environment => readEnvironment(process.env);
