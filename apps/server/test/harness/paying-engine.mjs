// Engine in a separate process, to be killed: its clock stands until it is ready, jumps to the due time, and it prints
// on one line each how many batches were paid. Its one argument is JSON: the database and the clock's two instants.
import { writeSync } from 'node:fs';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { Engine } from '../../dist/engine/engine.js';
import { JournalKey } from '../../dist/platform/database/journal-key.js';
import { schema } from '../../dist/schema.js';

const { target, before, due } = JSON.parse(process.argv[2]);
let now = before;
const end = (error) => {
  console.error(error);
  process.exit(1);
};
const tell = (what) => writeSync(1, `${what}\n`);

const engine = await Engine.start({
  ...{ target, now: () => now, tables: schema, settingDefaults: SETTING_DEFAULTS },
  journalKey: new JournalKey(Buffer.alloc(32)),
  say: () => undefined,
  onFatal: end,
  onFault: end,
});
let portions = 0;
engine.subscribe((event) => {
  if (event.type === 'fund_pool.changed') tell(++portions);
});
tell(portions);
now = due;
setInterval(() => undefined, 1_000);
