import { SETTING_DEFAULTS } from '@truemark/contracts';
import { Engine } from '../../engine/engine.js';
import { JournalKey } from '../../platform/database/journal-key.js';
import { schema } from '../../schema.js';
import { NOON } from './crowd.js';
import type { StartReport } from './start.bench.js';

/** Starts an engine on an embedded database, reports on the start, and stops. `node start-engine.js <file>`. */
const [, , file = ''] = process.argv;
const from = performance.now();
const engine = await Engine.start({
  target: { dialect: 'sqlite', file },
  tables: schema,
  journalKey: new JournalKey(Buffer.alloc(32)),
  settingDefaults: SETTING_DEFAULTS,
  now: () => NOON,
  say: () => undefined,
  onFatal: (error) => {
    throw error;
  },
  onFault: (error) => {
    throw error;
  },
});
const milliseconds = performance.now() - from;
const { accounts: equities } = await engine.ask({ kind: 'margin.lowest', most: 1 });
const { held } = await engine.ask({ kind: 'positions.held' });
const positions = held.reduce((all, { long, short }) => all + long.positions + short.positions, 0);
const pools = await engine.ask({ kind: 'fund.pools' });
const subscriptions = pools.reduce((all, { running }) => all + running.count, 0);
const report: StartReport = {
  milliseconds,
  peakBytes: process.resourceUsage().maxRSS * 1024,
  positions,
  equities,
  subscriptions,
};
await engine.stop();
console.log(JSON.stringify(report));
