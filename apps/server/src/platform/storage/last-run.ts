import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const lastRunSchema = z.object({
  startedAt: z.number(),
  endedAt: z.number(),
  result: z.enum(['passed', 'failed']),
  /** Why it failed; empty: it did not. */
  detail: z.string(),
});

/** When a command last ran on an installation's data, epoch ms, and how that ended. */
export type LastRun = z.infer<typeof lastRunSchema>;

const fileOf = (dataDir: string, command: string): string => join(dataDir, `last-${command}.json`);

/** The longest reason that is kept. */
const LONGEST = 500;

/** Leaves beside the data when a command ran and how it ended, in place of what its run before left. */
export async function noteRun(dataDir: string, command: string, run: LastRun): Promise<void> {
  const file = fileOf(dataDir, command);
  const kept = { ...run, detail: run.detail.slice(0, LONGEST) };
  // A reader finds the whole of the one or the other.
  await writeFile(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** What the last run of a command left; null: none did, or it cannot be read. */
export async function readLastRun(dataDir: string, command: string): Promise<LastRun | null> {
  try {
    return lastRunSchema.parse(JSON.parse(await readFile(fileOf(dataDir, command), 'utf8')));
  } catch {
    return null;
  }
}
