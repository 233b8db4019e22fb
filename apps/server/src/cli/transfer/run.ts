import { environment } from '../../config/current.js';
import { type Environment, EnvironmentError } from '../../config/environment.js';
import { TransferFault } from './manifest.js';

/** Runs a transfer program; expected errors are printed as a message, and the exit code is 1. */
export function runTransfer(work: (environment: Environment) => Promise<void>): void {
  Promise.resolve()
    .then(() => work(environment()))
    .catch((error: unknown) => {
      const isSaid = error instanceof TransferFault || error instanceof EnvironmentError;
      console.error(isSaid ? error.message : error);
      process.exitCode = 1;
    });
}

/** The value of `--name=value`. */
export const optionOf = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
