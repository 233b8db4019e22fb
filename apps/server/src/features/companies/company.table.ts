import { int, type RowOf, table, text } from '../../platform/database/table.js';

export const companies = table(
  'companies',
  ['id'],
  {
    id: int(),
    name: text(),
    logo: text(),
    url: text(),
    subject: text(),
    registeredAddress: text(),
    location: text(),
    email: text(),
  },
  { configures: true },
);
export type Company = RowOf<typeof companies>;
