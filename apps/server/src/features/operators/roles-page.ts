import { type Action, ROLES } from '@truemark/contracts/admin';
import { actionsOf, hasPermission, resources } from './role-matrix.js';

const HEAD = `# Roles

This page shows which role may do what in the back office. The table is generated from
\`apps/server/src/features/operators/role-matrix.ts\` and the products' \`roles.ts\` (\`node apps/server/dist/cli/roles-doc.js\`).
The same matrix guards every route of \`/admin/api\` and decides which actions the screens offer.
\`apps/server/test/roles.e2e-spec.ts\` tests every combination.

| resource | action | ${ROLES.join(' | ')} |
|---|---|${ROLES.map(() => '---').join('|')}|
`;

const TAIL = `
No role may do the following, because there is no call for it:

- edit or remove a balance, an order, an option, a journal entry, a tick or an audit row;
- set a price, the result of an order or an option, or terms for one customer: terms belong to symbols, durations and
  settings, which are the same for everybody, and an order or an option keeps the terms it was opened under;
- see a customer's documents without a row in the audit log; an auditor reads that row and the decision, with the number of the
  document masked, but never the pictures;
- see a password, a token or a second factor: they are stored hashed or not shown at all.

An operator's session ends twelve hours after its last use, on signing out, on a new password, and at once when the sign-in is
switched off. A new role applies from the next request. A custom role holds some of these rights and may read any resource;
where two people decide, it counts as the least built-in role with the same write permissions. Ten failed sign-ins lock an
account for a network for a quarter of an hour.

A second factor (codes from an authenticator app) is mandatory, except in a demo (\`SEED=demo\`) that listens on this machine only
(\`HOST\` is a loopback address). An operator without one can do nothing but set it up. Only two owners together can remove it.

An action that needs a second person answers 202 and waits under "To approve" for 24 hours. The operator who requested it never
decides on it, and can withdraw it without the right to reject; it is checked again when it is approved. Where nobody else could
decide, it takes effect by itself after these 24 hours instead ([who needs whom](operations.md#who-needs-whom)):

| request | requested by | decided by |
|---|---|---|
| a setting that decides money or guards it ([which](settings.md)) | owner, operator | owner, operator |
| a setting that a second owner confirms | owner | owner |
| a plan of either for a later time, and cancelling it | as the change itself | as the change itself |
| terms of a symbol, a duration, a deposit address, a bank account, a currency, a loan, a fund | owner, operator | owner, operator |
| a correction of a balance; a withdrawal above the limit | owner, operator | owner, operator |
| removal of a customer's second factor | owner, operator, support | owner, operator |
| revocation of a level of a customer's identity | owner, operator, support | owner, operator |
| removal of an operator's second factor | owner | owner |
| a custom role; its assignment; a daily limit or networks of one operator | owner | owner |
| a webhook, except its name | owner, operator | owner, operator |
| a new owner or operator, or an operator who becomes one by a new role; an owner demoted or switched off | owner | owner |
| a deposit or withdrawal [beyond the limits](wallet.md#two-people) | owner, operator | owner, operator |
| a correction of a balance | owner, operator | owner, operator |
| money into the loan book or a fund's pool, or out of it | owner, operator | owner, operator |
| a message to customers that names where to pay, or links to another site | owner, operator | owner, operator |
| a loan, or a repayment by proof, beyond the limits; a loan written off | owner, operator, support | owner, operator |

Nobody sets another operator's password. A new operator is invited: a link goes to the operator's own e-mail address, works once
and for 48 hours, and can be revoked. Without a mail server it is shown once to the owner who invites. Later an owner can have a
link sent to the operator's own address, valid for an hour.

An operator approves nothing for 24 hours, alone or as the second person, after setting a password by a link, losing a second factor,
receiving a role that approves, or having the sign-in switched on again. The owner who created an operator, or was shown the
invitation, is never the second person for that operator's requests.

Every write leaves an audit row in the same commit: who, when, from where, before and after. The rows are
[chained](operations.md#the-audit-log).
`;

const MEANINGS: Readonly<Record<Action, string>> = {
  read: 'read: list, one, several, export',
  create: 'create',
  edit: 'edit',
  edit_guarded: 'edit what a second owner confirms',
  delete: 'delete',
  block: 'block, with a reason that the customer reads',
  unblock: 'lift a block',
  open: 'read the text of a message that was not sent; each read is in the audit log',
  claim: 'claim, so that nobody else decides on it meanwhile',
  release: 'release a claim; an owner also those of others',
  approve: 'approve',
  reject: 'reject, with reasons that the affected person reads',
  invalid: 'mark that no such payment exists, with a reason that the customer reads',
  assign: 'assign the bank account that a customer asked for',
  reassign: 'reassign a claim to another operator who may claim it',
  paid: 'record that an approved withdrawal has been sent',
  repayment_approve: 'confirm that the money of a proof has arrived',
  repayment_reject: 'reject a proof, with a reason that the customer reads',
  write_off: 'request that a loan is written off; a second person decides',
  stop: 'stop: a message goes to nobody else, a planned change never takes effect',
  suspend: 'suspend, with a reason that the trader and the followers read; nothing new is copied',
  reinstate: 'end a suspension',
  reset_second_factor: 'request the removal of a second factor; a second person decides',
  revoke_identity:
    'request the revocation of a level of identity, with a reason that the customer reads; a second person decides',
  write_notes: 'write notes that no customer reads, and edit one’s own; earlier versions remain',
  tag: 'add and remove tags on a customer; tags decide nothing',
  send_link: 'invite, revoke an invitation, send a link by which an operator sets a password',
  resend: 'send an event again',
  show_secret: 'see the secret by which a receiver recognises the platform, shown once',
  close: 'close a position at the market price, with a reason that the customer reads',
};

/** Markdown page of the table of roles. */
export function rolesPage(): string {
  const rows = resources.flatMap((resource) =>
    actionsOf(resource).map((action) => {
      const cells = ROLES.map((role) => (hasPermission(role, resource, action) ? 'yes' : '–'));
      return `| \`${resource}\` | ${MEANINGS[action]} | ${cells.join(' | ')} |`;
    }),
  );
  return `${HEAD}${rows.join('\n')}\n${TAIL}`;
}
