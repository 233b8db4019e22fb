// Engine in a separate process, controlled over its IPC channel: it takes the lease, or is a standby until it has it.
// Its one argument is JSON: the database and the clock's time until a call sets it.
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { Engine } from '../../dist/engine/engine.js';
import { JournalKey } from '../../dist/platform/database/journal-key.js';
import { schema } from '../../dist/schema.js';

const { target, begin } = JSON.parse(process.argv[2]);
let now = begin;
let leasedAt = null;
const end = (error) => {
  console.error(error);
  process.exit(1);
};
const tell = (message) => process.connected && process.send(message);

const engine = await Engine.start({
  ...{ target, now: () => now, tables: schema, settingDefaults: SETTING_DEFAULTS },
  journalKey: new JournalKey(Buffer.alloc(32)),
  patience: Number.POSITIVE_INFINITY,
  say: () => undefined,
  onFatal: end,
  onFault: end,
  onStanding: (standing) => tell({ standing }),
  onLease: () => {
    leasedAt = performance.now();
  },
});
tell({ served: performance.now() - leasedAt });
process.on('message', async ({ number, call, given, at }) => {
  now = Math.max(now, at);
  try {
    tell({ number, answer: await engine[call](...given) });
  } catch (error) {
    tell({ number, fault: error.message });
  }
});
process.on('disconnect', () => process.exit(0));
