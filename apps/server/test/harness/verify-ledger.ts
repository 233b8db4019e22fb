import { verifyInstallation } from '../../dist/cli/verification/installation.js';
import { readEnvironment } from '../../dist/config/environment.js';
import type { TestServer } from './server.js';
import { runBuilt } from './server-process.js';

/**
 * What `npm run verify` does, in this process: derives every balance and settlement again from journal and ticks; throws
 * with what does not agree. Only reads. A run does it dozens of times: a program of its own would begin slowly each time.
 */
export async function verifyLedger(server: Pick<TestServer, 'variables'>): Promise<string> {
  const said: string[] = [];
  await verifyInstallation(readEnvironment(server.variables), { all: true }, (line) => said.push(line));
  return said.join('\n');
}

/** The same by the program itself, as an operator runs it. */
export async function runVerify(server: Pick<TestServer, 'variables'>): Promise<string> {
  const program = runBuilt('cli/verify.js', server.variables);
  const { code } = await program.ended;
  if (code !== 0) throw new Error(`verify ended with ${code}:\n${program.output()}`);
  return program.output();
}
