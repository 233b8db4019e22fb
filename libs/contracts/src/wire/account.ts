import { z } from 'zod';
import { productAccounts } from '../products.js';
import { decimalSchema, pageFields } from './schema-fields.js';

/** A customer's accounts in display order. */
export const accountTypes = { change: { id: 1, name: 'funding' }, ...productAccounts } as const;
export type AccountType = keyof typeof accountTypes;
export type AccountName = (typeof accountTypes)[AccountType]['name'];
export const ACCOUNT_TYPES = Object.keys(accountTypes) as AccountType[];
export const accountTypeSchema = z.enum(ACCOUNT_TYPES);

/** One row of `GET /v2/api/main/wallet/getBalance`. */
export const accountSchema = z.strictObject({
  type: accountTypeSchema,
  accountTypeId: z
    .number()
    .describe(`${ACCOUNT_TYPES.map((type) => `${accountTypes[type].id} ${type}`).join(', ')}.`),
  currencyId: z.number(),
  balance: decimalSchema.describe('Free amount.'),
  lockBalance: decimalSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** One row of the account's history. */
export const fundsRecordSchema = z.strictObject({
  Id: z.number(),
  Value: decimalSchema,
  Type: z
    .number()
    .describe("10 is an operator's note, whose text is `Memo`; any other kind is described by `MemoTran`."),
  Memo: z.string(),
  MemoTran: z.string(),
  CreatedAtTran: z.string(),
  CreatedAtMs: z.number(),
  RefKind: z.string().describe('Kind of object that caused it, in the product’s terms; otherwise empty.'),
  RefId: z.number().describe('Number of that object, for a transfer that of its entry; otherwise 0.'),
  RefName: z
    .string()
    .describe(
      'Name that the customer knows it by, in `lang`: the symbol, the coin, the accounts; may be empty.',
    ),
});
export type FundsRecord = z.infer<typeof fundsRecordSchema>;

/** `GET /v2/api/main/accountLog/forexChange {type: accountTypeId, page}`; `list` repeats the rows of `data`. */
export const fundsRecordsSchema = z.strictObject({
  ...pageFields(fundsRecordSchema),
  list: z.array(fundsRecordSchema),
});
export type FundsRecords = z.infer<typeof fundsRecordsSchema>;
