import { type Money, ONE } from '@truemark/money';
import type { StoredRow } from '../../platform/database/reader.js';

/** Sums `figure` as `<name>_whole` and `<name>_rest`: together they may pass what 64 bits hold. */
export const splitSum = (figure: string, name: string): string =>
  `CAST(sum((${figure}) / ${ONE}) AS BIGINT) AS ${name}_whole, CAST(sum((${figure}) % ${ONE}) AS BIGINT) AS ${name}_rest`;

/** What `splitSum` summed under this name. */
export const sumIn = (row: StoredRow, name: string): Money =>
  BigInt(String(row[`${name}_whole`])) * ONE + BigInt(String(row[`${name}_rest`]));
