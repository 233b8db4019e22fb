import { int, json, money, nullable, type RowOf, table } from '../../../../platform/database/table.js';

/** Restrictions of a single operator; without a row only the general ones apply. */
export const operatorTerms = table(
  'operator_terms',
  ['id'],
  {
    /** Operator id. */
    id: int(),
    /** Id of his custom role; null: a built-in role. */
    customRoleId: nullable(int()),
    /** His own limit for approvals alone in 24 hours, if lower than the general one; null: the general one. */
    dailyLimit: nullable(money()),
    /** Allow list of networks for sign-in; empty: any. */
    networks: json<readonly string[]>(),
  },
  { watched: {} },
);
export type OperatorTerms = RowOf<typeof operatorTerms>;
