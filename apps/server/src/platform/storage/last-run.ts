import { z } from 'zod';
import type { Files } from './files.js';

const lastRunSchema = z.object({
  startedAt: z.number(),
  endedAt: z.number(),
  result: z.enum(['passed', 'failed']),
  /** Reason of the failure; empty on success. */
  detail: z.string(),
});

/** Time of a command's last run on an installation's data, epoch ms, and its result. */
export type LastRun = z.infer<typeof lastRunSchema>;

const fileOf = (command: string): string => `last-${command}.json`;

/** Maximum length of the reason. */
const LONGEST = 500;

/** Records next to the data when a command ran and with what result; replaces the previous record. */
export async function noteRun(notes: Files, command: string, run: LastRun): Promise<void> {
  const kept = { ...run, detail: run.detail.slice(0, LONGEST) };
  await notes.write(fileOf(command), Buffer.from(JSON.stringify(kept)));
}

/** Result of a command's last run; null: none recorded, or not readable. */
export async function readLastRun(notes: Files, command: string): Promise<LastRun | null> {
  try {
    const text = await notes.read(fileOf(command));
    return text && lastRunSchema.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}
