import { z } from 'zod';
import { decimalSchema, pageFields } from './schema-fields.js';

/** A customer's accounts, in the order in which he sees them; `change` is the funding account. */
export const accountTypeIds = { change: 1, forex: 2, micro: 3 } as const;
export const accountTypeSchema = z.enum(Object.keys(accountTypeIds) as (keyof typeof accountTypeIds)[]);
export type AccountType = z.infer<typeof accountTypeSchema>;

/** One row of `GET /v2/api/main/wallet/getBalance`. */
export const accountSchema = z.strictObject({
  type: accountTypeSchema,
  accountTypeId: z.number().describe('1 change, 2 forex, 3 micro.'),
  currencyId: z.number(),
  balance: decimalSchema.describe('Free.'),
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
  RefKind: z.string().describe('The kind of thing that moved it, as products call theirs; otherwise empty.'),
  RefId: z.number().describe("The number of that, of a transfer its entry's; otherwise 0."),
  RefName: z
    .string()
    .describe('How the customer knows it, in `lang`: the symbol, the coin, the accounts; may be empty.'),
});
export type FundsRecord = z.infer<typeof fundsRecordSchema>;

/** `GET /v2/api/main/accountLog/forexChange {type: accountTypeId, page}`; `list` holds the same rows as `data`. */
export const fundsRecordsSchema = z.strictObject({
  ...pageFields(fundsRecordSchema),
  list: z.array(fundsRecordSchema),
});
export type FundsRecords = z.infer<typeof fundsRecordsSchema>;
