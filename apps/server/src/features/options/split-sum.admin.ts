import { type Money, ONE } from '@truemark/money';
import { type Expression, sql } from 'kysely';

const one = sql.lit(Number(ONE));

/** Sums `figure` as `<name>_whole` and `<name>_rest`, because the total may exceed 64 bits. */
export const splitSum = <Name extends string>(figure: Expression<unknown>, name: Name) =>
  [
    sql<bigint>`cast(sum((${figure}) / ${one}) as bigint)`.as(`${name}_whole`),
    sql<bigint>`cast(sum((${figure}) % ${one}) as bigint)`.as(`${name}_rest`),
  ] as const;

/** Reads the sum made by `splitSum` under this name. */
export const sumIn = <Name extends string>(
  row: Readonly<Record<`${Name}_whole` | `${Name}_rest`, bigint>>,
  name: Name,
): Money => BigInt(row[`${name}_whole`]) * ONE + BigInt(row[`${name}_rest`]);
