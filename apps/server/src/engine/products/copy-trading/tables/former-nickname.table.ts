import { int, table, text } from '../../../../platform/database/table.js';

/** Nicknames that a customer had before the current one: reserved, so that nobody else can impersonate the customer. */
export const formerNicknames = table('former_nicknames', ['nicknameKey'], {
  /** Its comparison key; see `nicknameKey`. */
  nicknameKey: text(),
  customerId: int(),
});
