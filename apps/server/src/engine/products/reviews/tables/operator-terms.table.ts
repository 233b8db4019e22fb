import { int, json, money, nullable, type RowOf, table } from '../../../../platform/database/table.js';

/** What holds for one operator alone; who has no row is bound by the house's terms and no others. */
export const operatorTerms = table(
  'operator_terms',
  ['id'],
  {
    /** Of the operator. */
    id: int(),
    /** Of the role of the house's own that he has; null: a built-in one. */
    customRoleId: nullable(int()),
    /** What he approves alone in 24 hours, where that is less than the house's; null: as the house's. */
    dailyLimit: nullable(money()),
    /** Where he may sign in from; empty: from anywhere. */
    networks: json<readonly string[]>(),
  },
  { watched: {} },
);
export type OperatorTerms = RowOf<typeof operatorTerms>;
