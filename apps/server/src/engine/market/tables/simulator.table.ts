import { nullable, type RowOf, table, text, time } from '../../../platform/database/table.js';

/** The simulator's key of each GMT day of the market clock. */
export const simulatorDays = table('simulator_days', ['day'], {
  /** `YYYY-MM-DD` */
  day: text(),
  /** SHA-256 of the key's bytes, hex. */
  hash: text(),
  /**
   * `random`: drawn at random. `environment`: derived from the environment, so anyone who knows that knows the prices.
   */
  source: text<'random' | 'environment'>(),
  /** The key, encrypted with the installation's key. */
  sealed: text(),
  /** The key in hex; null until its day is over. */
  key: nullable(text()),
  publishedAt: time(),
  revealedAt: nullable(time()),
});
export type SimulatorDay = RowOf<typeof simulatorDays>;
