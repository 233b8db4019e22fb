// Engine in a separate process, to be killed: it executes one command, keeps prices moving, and prints on one line each
// how many followers have had their turn. Its one argument is JSON: the database, the clock and the command as
// journalled.
import { writeSync } from 'node:fs';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { Engine } from '../../dist/engine/engine.js';
import { readJournal } from '../../dist/engine/kernel/journal.js';
import { JournalKey } from '../../dist/platform/database/journal-key.js';
import { schema } from '../../dist/schema.js';

const { target, begin, command, bid } = readJournal(process.argv[2]);
const started = Date.now();
const now = () => begin + Date.now() - started;
const end = (error) => {
  console.error(error);
  process.exit(1);
};

let turns = 0;
const tell = (what) => writeSync(1, `${what}\n`);

const engine = await Engine.start({
  ...{ target, now, tables: schema, settingDefaults: SETTING_DEFAULTS },
  journalKey: new JournalKey(Buffer.alloc(32)),
  say: () => undefined,
  onFatal: end,
  onFault: end,
});
engine.subscribe((event) => {
  if (event.type === 'follow.event') tell(++turns);
});
tell(turns);
for (let step = 1; ; step++) {
  await engine.take([{ symbolId: 1, time: now(), bid: bid + (step % 7) * 1_000 }]);
  // With a fresh price; further prices arrive while it is copied.
  if (step === 1 && command) {
    void engine.submit(command).then((outcome) => outcome.refused && end(outcome));
  }
  await new Promise((resolve) => setTimeout(resolve, 3));
}
