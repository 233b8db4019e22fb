import { verifyInstallation } from '../../dist/cli/verification/installation.js';
import { readEnvironment } from '../../dist/config/environment.js';
import type { TestServer } from './server.js';
import { runBuilt } from './server-process.js';

/**
 * In-process `npm run verify`: recomputes every balance and settlement from journal and ticks; throws on a mismatch.
 * Read-only. A run does it dozens of times, and a separate program would start slowly each time.
 */
export async function verifyLedger(server: Pick<TestServer, 'variables'>): Promise<string> {
  const said: string[] = [];
  await verifyInstallation(readEnvironment(server.variables), { all: true }, (line) => said.push(line));
  return said.join('\n');
}

/** Verification by the program itself, as an operator runs it. */
export async function runVerify(server: Pick<TestServer, 'variables'>): Promise<string> {
  const program = runBuilt('cli/verify.js', server.variables);
  const { code } = await program.ended;
  if (code !== 0) throw new Error(`verify ended with ${code}:\n${program.output()}`);
  return program.output();
}
