import { nullable, type RowOf, table, text, time } from '../../../platform/database/table.js';

/** The simulator's key of each GMT day of the market clock. */
export const simulatorDays = table('simulator_days', ['day'], {
  /** `YYYY-MM-DD` */
  day: text(),
  /** SHA-256 of the key's bytes, hex. */
  hash: text(),
  /** Whether it was drawn by chance, or follows from the environment: then whoever knows that knows the prices. */
  source: text<'random' | 'environment'>(),
  /** The key, encrypted under the installation's own. */
  sealed: text(),
  /** The key in hex; null until its day is over. */
  key: nullable(text()),
  publishedAt: time(),
  revealedAt: nullable(time()),
});
export type SimulatorDay = RowOf<typeof simulatorDays>;
