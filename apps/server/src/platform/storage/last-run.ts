import { z } from 'zod';
import type { Files } from './files.js';

const lastRunSchema = z.object({
  startedAt: z.number(),
  endedAt: z.number(),
  result: z.enum(['passed', 'failed']),
  /** Why it failed; empty: it did not. */
  detail: z.string(),
});

/** When a command last ran on an installation's data, epoch ms, and how that ended. */
export type LastRun = z.infer<typeof lastRunSchema>;

const fileOf = (command: string): string => `last-${command}.json`;

/** The longest reason that is kept. */
const LONGEST = 500;

/** Leaves beside the data when a command ran and how it ended, in place of what its run before left. */
export async function noteRun(notes: Files, command: string, run: LastRun): Promise<void> {
  const kept = { ...run, detail: run.detail.slice(0, LONGEST) };
  await notes.write(fileOf(command), Buffer.from(JSON.stringify(kept)));
}

/** What the last run of a command left; null: none did, or it cannot be read. */
export async function readLastRun(notes: Files, command: string): Promise<LastRun | null> {
  try {
    const text = await notes.read(fileOf(command));
    return text && lastRunSchema.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}
