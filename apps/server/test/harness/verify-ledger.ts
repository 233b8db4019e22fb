import type { TestServer } from './server.js';
import { runBuilt } from './server-process.js';

/** Derives every balance and settlement again from journal and ticks; throws with what does not agree. Only reads. */
export async function verifyLedger(server: Pick<TestServer, 'variables'>): Promise<string> {
  const program = runBuilt('cli/verify.js', server.variables);
  const { code } = await program.ended;
  if (code !== 0) throw new Error(`verify ended with ${code}:\n${program.output()}`);
  return program.output();
}
