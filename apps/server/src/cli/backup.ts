import { join, resolve } from 'node:path';
import { noteRun } from '../platform/storage/last-run.js';
import { openFiles } from '../platform/storage/open-files.js';
import { backUp } from './transfer/back-up.js';
import { keptNumber, removeOlderBackups } from './transfer/keep-backups.js';
import { optionOf, runTransfer } from './transfer/run.js';

/**
 * Backs up a running installation into a new folder in `--to=…`, by default `DATA_DIR/backups`; with `--keep=N` then
 * removes the oldest beyond N.
 */
runTransfer(async (environment) => {
  const to = resolve(optionOf('to') ?? join(environment.dataDir, 'backups'));
  const kept = keptNumber(optionOf('keep'));
  const notes = openFiles(environment.files, 'notes');
  const startedAt = Date.now();
  try {
    const folder = await backUp(environment, to, Date.now);
    await noteRun(notes, 'backup', { startedAt, endedAt: Date.now(), result: 'passed', detail: '' });
    console.log(`${folder} is complete, after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    const detail = String((error as Error).message);
    await noteRun(notes, 'backup', { startedAt, endedAt: Date.now(), result: 'failed', detail }).catch(
      () => undefined,
    );
    throw error;
  }
  if (kept !== null)
    for (const name of await removeOlderBackups(to, kept)) console.log(`${join(to, name)} was removed`);
});
