import { type Action, ROLES } from '@truemark/contracts/admin';
import { actionsOf, may, resources } from './role-matrix.js';

const HEAD = `# Roles

Who may do what in the back office. The table is made from \`apps/server/src/features/operators/role-matrix.ts\` and the products' \`roles.ts\`
(\`node apps/server/dist/cli/roles-doc.js\`), the same that guards every route of \`/admin/api\` and that decides what the
screens offer. \`apps/server/test/roles.e2e-spec.ts\` walks it.

| resource | action | ${ROLES.join(' | ')} |
|---|---|${ROLES.map(() => '---').join('|')}|
`;

const TAIL = `
What no role may do, because there is no call for it:

- edit a balance, an order, an option, a journal entry, a tick or an audit row, or remove one;
- set a price, the result of an order or an option, or terms for one customer: terms belong to symbols, durations and
  settings, which are the same for everybody, and an order or an option keeps those it was opened under;
- see a customer's papers without a line in the audit log; an auditor reads that and what was decided, with the number
  of the document masked, but never the pictures;
- see a password, a token or a second factor: they are stored hashed or not shown at all.

A session of an operator ends twelve hours after its last use, on signing out, on a new password, and at once when the
sign-in is switched off; a new role counts from the next request. A role of the house's own holds some of these rights, reading any
resource; where two people decide it stands in for the least built-in role that may write as much. Ten failed sign-ins lock an account for an address for
a quarter of an hour.

A second factor (codes of an authenticator app) is a duty, but for a demo (\`SEED=demo\`) that listens on this machine alone
(\`HOST\` is a loopback address): an operator without one can do nothing but set it up. It is taken away again only by two owners together.

What needs a second person answers 202 and waits under "To approve" for 24 hours. The one who asked for it never decides
on it, and it is judged once more when it is approved. Where nobody else could decide it comes true by itself after these
24 hours instead, and can be taken back until then ([who needs whom](operations.md#who-needs-whom)):

| request | asked for by | decided by |
|---|---|---|
| a setting that decides money or guards it ([which](settings.md)) | owner, operator | owner, operator |
| a setting that a second owner confirms | owner | owner |
| a plan of either for a later time, and taking it back | as the change itself | as the change itself |
| terms of a symbol, a duration, a deposit address, a bank account, a currency, a loan, a fund | owner, operator | owner, operator |
| a correction of a balance; a withdrawal above the limit | owner, operator | owner, operator |
| a customer's second factor away | owner, operator, support | owner, operator |
| a level of a customer's identity taken back | owner, operator, support | owner, operator |
| an operator's second factor away | owner | owner |
| a role of the house's own; who has one; a daily limit or networks of one operator | owner | owner |
| a webhook, but for its name | owner, operator | owner, operator |
| somebody made owner or operator, new or by a new role; an owner no owner any more, or switched off | owner | owner |
| a deposit or withdrawal [beyond the limits](wallet.md#two-people) | owner, operator | owner, operator |
| a correction of a balance | owner, operator | owner, operator |
| money into the loan book or a fund's pool, or out of it | owner, operator | owner, operator |
| a message to customers that names where to pay, or leads out of the house | owner, operator | owner, operator |
| a loan, or a repayment by proof, beyond the limits; a loan given up | owner, operator, support | owner, operator |

Nobody sets the password of another one. Somebody new is invited: a link goes to his own e-mail address, counts once and
for 48 hours, and can be taken back; without a mail server it is shown once to the owner who invites. Later an owner has a
link sent to the operator's own address, for an hour. For 24 hours nobody approves anything, alone or as the second person, who has set his password by a link, has
lost his second factor, has been given a role that approves, or whose sign-in was switched on again. Whoever made him an
operator, or was shown his invitation, is never the second person for what he asks.

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
  open: 'read the text of a message that was not sent; each look is in the audit log',
  claim: 'claim, so that nobody else decides on it meanwhile',
  release: 'let go of what is claimed, an owner also of what others have',
  approve: 'approve',
  reject: 'reject, with reasons that are read by whom they concern',
  invalid: 'say that there is no such payment, with a reason that the customer reads',
  assign: 'name the bank account that a customer asked for',
  reassign: 'hand what somebody has to somebody else who may claim it',
  paid: 'note that an approved withdrawal has been sent',
  repayment_approve: 'say that the money of a proof has come',
  repayment_reject: 'turn a proof down, with a reason that the customer reads',
  write_off: 'ask for a loan to be given up; a second person decides',
  stop: 'stop: a message goes to nobody else, a planned change never holds',
  suspend: 'suspend, with a reason that he and his followers read; nothing new is copied',
  reinstate: 'end a suspension',
  reset_second_factor: 'ask for a second factor to be taken away; a second person decides',
  revoke_identity:
    'ask for a level of identity to be taken back, with a reason that the customer reads; a second person decides',
  write_notes: 'write notes that no customer reads, and edit one’s own; what they said before stays',
  tag: 'put tags on a customer and take them off, which decide nothing',
  send_link: 'invite, take an invitation back, send a link by which an operator sets his own password',
  resend: 'tell of an event once more',
  show_secret: 'see the secret by which a receiver knows the house, which is shown once',
  close: 'close a position at the market price, with a reason that the customer reads',
};

/** The table of roles as a page. */
export function rolesPage(): string {
  const rows = resources.flatMap((resource) =>
    actionsOf(resource).map((action) => {
      const cells = ROLES.map((role) => (may(role, resource, action) ? 'yes' : '–'));
      return `| \`${resource}\` | ${MEANINGS[action]} | ${cells.join(' | ')} |`;
    }),
  );
  return `${HEAD}${rows.join('\n')}\n${TAIL}`;
}
