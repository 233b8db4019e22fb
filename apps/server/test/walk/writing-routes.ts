/** A back-office write that needs a second person, with a real example. */
interface TwoPeopleWrite {
  readonly resource: string;
  /** Id or key of the row to change; absent: a new row. */
  readonly id?: number | string;
  /** Fields to change, or the whole new row. */
  readonly row?: Readonly<Record<string, unknown>>;
}

const TERMS = { least: { min_amount: 1, max_amount: 50, sort: 5, is_enabled: true } };

/** Writes that need two people. The walk makes each of them as one operator. */
export const TWO_PEOPLE: Readonly<Record<string, TwoPeopleWrite>> = {
  'PUT /admin/api/settings/{key}': { resource: 'settings', id: 'stop_out_level', row: { value: '35' } },
  'POST /admin/api/symbols': { resource: 'symbols', row: { Code: 'WALKED', ShowCode: 'WALKED' } },
  'PUT /admin/api/symbols/{id}': { resource: 'symbols', id: 1, row: { Spread: 0.0123 } },
  'POST /admin/api/menus': {
    resource: 'menus',
    row: {
      ...{ group: 'user_menu', name: { en: 'Walked' }, icon: 'link', path: 'https://walked.example/' },
      ...{ sort: 900, is_mobile: true, is_allow_demo: true, is_shown: true },
    },
  },
  'PUT /admin/api/menus/{id}': {
    resource: 'menus',
    id: 1,
    row: { group: 'user_menu', path: 'https://walked.example/elsewhere' },
  },
  'POST /admin/api/descriptions': {
    resource: 'descriptions',
    row: { group: 'financial.walked', texts: { en: { title: 'Walked', content: 'Pay here.' } } },
  },
  'PUT /admin/api/descriptions/{id}': {
    resource: 'descriptions',
    id: 1,
    row: { texts: { en: { title: 'Walked', content: 'Pay elsewhere.' } } },
  },
  'POST /admin/api/durations': {
    resource: 'durations',
    row: { ForexId: null, Seconds: 71, ProfitRatio: 0.5, LimitAmount: 1, MaxAmount: 9, IsEnabled: true },
  },
  'PUT /admin/api/durations/{id}': { resource: 'durations', id: 2, row: { MaxAmount: 4321 } },
  'DELETE /admin/api/durations/{id}': { resource: 'durations', id: 1 },
  'POST /admin/api/deposit-addresses': {
    resource: 'deposit-addresses',
    row: {
      ...{ currency_code: 'USDT', protocol_code: 'TRC20', address: 'TWalkedAddress', usd_price: 1 },
      ...TERMS.least,
    },
  },
  'PUT /admin/api/deposit-addresses/{id}': {
    resource: 'deposit-addresses',
    id: 1,
    row: { address: 'TWalkedElsewhere' },
  },
  'POST /admin/api/bank-currencies': {
    resource: 'bank-currencies',
    row: { name: 'WLK', ...TERMS.least },
  },
  'PUT /admin/api/bank-currencies/{id}': { resource: 'bank-currencies', id: 1, row: { max_amount: 61 } },
  'POST /admin/api/bank-accounts': {
    resource: 'bank-accounts',
    row: { symbol_id: 1, bank_name: 'Walked Bank', payee_name: 'Walked', payee_account: '42' },
  },
  'PUT /admin/api/bank-accounts/{id}': { resource: 'bank-accounts', id: 1, row: { payee_account: '43' } },
  'POST /admin/api/withdrawal-currencies': {
    resource: 'withdrawal-currencies',
    row: { type: 2, code: 'WLK', fee_type: 1, draw_rate: 1, usd_price: 0, ...TERMS.least },
  },
  'PUT /admin/api/withdrawal-currencies/{id}': {
    resource: 'withdrawal-currencies',
    id: 1,
    row: { draw_rate: 7 },
  },
  'POST /admin/api/holiday-calendars': {
    resource: 'holiday-calendars',
    row: { Name: 'Walked', Days: [{ date: '2100-12-25', name: 'Christmas' }] },
  },
  'PUT /admin/api/holiday-calendars/{id}': {
    resource: 'holiday-calendars',
    id: 1,
    row: { Days: [{ date: '2100-12-26', name: 'Boxing Day' }] },
  },
  'DELETE /admin/api/holiday-calendars/{id}': { resource: 'holiday-calendars', id: 1 },
  'POST /admin/api/webhooks': {
    resource: 'webhooks',
    row: { name: 'Walked', url: 'https://1.1.1.1/walked', events: ['approvals.waiting'] },
  },
  'POST /admin/api/loan-products': {
    resource: 'loan-products',
    row: {
      ...{ name: 'Walked', loan_period: 30, free_period: 7, interest_rate: 0.001, penalty_rate: 0.002 },
      ...TERMS.least,
    },
  },
  'PUT /admin/api/loan-products/{id}': { resource: 'loan-products', id: 1, row: { interest_rate: 0.0015 } },
  'POST /admin/api/funds': {
    resource: 'funds',
    row: {
      ...{ dividend_percentage: 0.8, staring_sub_amount: 10, max_sub_amount: 1000, lock_dividend_days: 30 },
      ...{
        is_published: true,
        texts: { en: { title: 'Walked', desc: '', risk: 'A risk.', who_pays: 'The firm.' } },
      },
    },
  },
  'PUT /admin/api/funds/{id}': { resource: 'funds', id: 1, row: { dividend_percentage: 3 } },
};

/** Writes that need two people above a threshold, or by their nature, with the stories that test them. */
export const TWO_PEOPLE_ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /admin/api/custom-roles': 'firm-defines-roles: two owners',
  'PUT /admin/api/custom-roles/{id}': 'firm-defines-roles: two owners',
  'DELETE /admin/api/custom-roles/{id}': 'firm-defines-roles: two owners, and nobody has it',
  'PUT /admin/api/webhooks/{id}': 'operator-has-a-webhook: all but its name takes two',
  'DELETE /admin/api/webhooks/{id}':
    'operator-has-a-webhook: who hears of what others do is not switched off alone',
  'POST /admin/api/symbols/switch-many': 'operators-tag-rows: each by the rules of one',
  'POST /admin/api/settings/{key}/plan': 'settings-are-planned: as the change at once',
  'POST /admin/api/planned-settings/{id}/stop': 'settings-are-planned: what two people planned',
  'POST /admin/api/symbols/import': 'symbols-come-from-a-sheet: each line by the rules of one symbol',
  'POST /admin/api/menus/switch-many': 'operators-tag-rows: each by the rules of one',
  'POST /admin/api/loan-products/switch-many': 'operators-tag-rows: each by the rules of one',
  'POST /admin/api/funds/switch-many': 'operators-tag-rows: each by the rules of one',
  'POST /admin/api/durations/switch-many': 'operators-tag-rows: each by the rules of one',
  'POST /admin/api/symbols/{id}/resume': 'some-positions-stay-open',
  'POST /admin/api/deposits/{id}/approve': 'beyond what one operator may approve alone',
  'POST /admin/api/withdrawals/{id}/approve': 'beyond what one operator may approve alone',
  'POST /admin/api/adjustments':
    'two-people-decide, customer-is-paid: asked for here, booked by another person',
  'POST /admin/api/messages':
    'operators-write-to-customers: what names where to pay or leads out of the house',
  'POST /admin/api/loans/{id}/approve': 'above what one person may lend alone',
  'POST /admin/api/loans/{id}/repayment_approve': 'above what one person may say has come',
  'POST /admin/api/loans/{id}/write_off': 'operator-decides-loans: asked for here, done by another person',
  'POST /admin/api/loan-book/requests': 'operator-decides-loans: asked for here, booked by another person',
  'POST /admin/api/fund-pools/{id}/requests': 'operator-runs-funds: asked for here, booked by another person',
  'POST /admin/api/operators': 'who decides on others’ requests is named by two owners',
  'PUT /admin/api/operators/{id}': 'so is who stops being an owner',
  'POST /admin/api/operators/{id}/reset-second-factor': 'asks; another owner agrees',
  'POST /admin/api/customers/{id}/reset-second-factor': 'asks; another person agrees',
  'POST /admin/api/customers/{id}/revoke-identity': 'asks; another person agrees',
  'POST /admin/api/approvals/{id}/approve': 'is the second person',
};

/** Writes that one person may make, and why. */
export const ONE_PERSONS: Readonly<Record<string, string>> = {
  'POST /admin/api/auth/login': 'the own session',
  'POST /admin/api/auth/logout': 'the own session',
  'POST /admin/api/auth/set-password': 'the own password, by the link that was sent to him alone',
  'POST /admin/api/operators/{id}/invite':
    'who has no password yet chooses one; whoever saw the link is never his second person',
  'POST /admin/api/operators/{id}/revoke-invitation': 'a link that counts no more',
  'POST /admin/api/operators/{id}/send-link':
    'goes to its owner alone, who approves nothing for a day after it',
  'POST /admin/api/auth/password': 'the own password, by the current one',
  'POST /admin/api/auth/totp': 'the own second factor, by the own password',
  'POST /admin/api/auth/totp/remove': 'the own second factor, by the own password and a code',
  'POST /admin/api/auth/sessions/revoke': 'the own sessions',
  'POST /admin/api/menus/order': 'looks',
  'DELETE /admin/api/exports/{id}': 'one’s own export, with its file',
  'POST /admin/api/webhooks/{id}/secret':
    'shown once, in the audit log; what it signs the house sends itself',
  'POST /admin/api/webhook-deliveries/{id}/resend': 'tells once more what two people agreed to tell',
  'PUT /admin/api/event-mails': 'mails to himself of what he may read anyway',
  'POST /admin/api/report-schedules': 'exports to himself of what he may read anyway, each in the audit log',
  'DELETE /admin/api/report-schedules/{id}': 'his own',
  'POST /admin/api/exports': 'a file of what one may read anyway, in the audit log',
  'DELETE /admin/api/menus/{id}': 'takes an entry away, of whatever kind',
  'POST /admin/api/news': 'words',
  'PUT /admin/api/news/{id}': 'words',
  'POST /admin/api/reason-templates': 'words',
  'PUT /admin/api/reason-templates/{id}': 'words',
  'DELETE /admin/api/news/{id}': 'words',
  'POST /admin/api/messages/{id}/stop': 'fewer get it',
  'POST /admin/api/uploads': 'a picture that nothing shows before a text names it',
  'POST /admin/api/option-amounts': 'stakes to pick from; any within the duration’s bounds can be typed',
  'PUT /admin/api/option-amounts/{id}': 'stakes to pick from',
  'DELETE /admin/api/option-amounts/{id}': 'stakes to pick from',
  'POST /admin/api/symbols/{id}/cancel_change': 'customers keep the terms that they have',
  'PUT /admin/api/customers/{id}': 'level and credit score are shown and decide nothing',
  'POST /admin/api/customers/{id}/notes': 'words that operators read; nothing reads them to decide',
  'POST /admin/api/customers/{id}/notes/{note}/edit': 'the own words; what they were before stays',
  'POST /admin/api/customers/{id}/tag': 'a word to find customers by; nothing reads it to decide',
  'POST /admin/api/customers/{id}/untag': 'a word to find customers by',
  'POST /admin/api/customers/{id}/block': 'holds one customer back; nothing of his moves',
  'POST /admin/api/customers/{id}/unblock':
    'money still leaves only by a reviewed withdrawal, and not by him alone within a day',
  'POST /admin/api/orders/{id}/close':
    'at the market’s price of that instant, with a reason on record; twenty of real customers a day',
  'POST /admin/api/traders/{id}/claim': 'who looks at it',
  'POST /admin/api/traders/{id}/approve':
    'lets a customer be followed; nobody is made to, and a share is taken only of whoever chose it',
  'POST /admin/api/traders/{id}/reject': 'nobody is followed',
  'POST /admin/api/traders/{id}/suspend': 'ends new copies; no position opens, closes or changes',
  'POST /admin/api/traders/{id}/reinstate': 'as an approval: relations go on by their own terms',
  'POST /admin/api/claims/{id}/release': 'who looks at it: the own, an owner any',
  'POST /admin/api/claims/assign-many': 'who looks at them',
  'POST /admin/api/customers/tag-many': 'a word to find customers by, of several',
  'POST /admin/api/claims/{id}/assign': 'who looks at it',
  'POST /admin/api/verifications/{id}/claim': 'who looks at it',
  'POST /admin/api/verifications/{id}/approve':
    'papers of one customer; money leaves only by a reviewed withdrawal',
  'POST /admin/api/verifications/{id}/reject': 'papers of one customer',
  'POST /admin/api/approvals/{id}/reject': 'nothing is done',
  'POST /admin/api/operators/{id}/sessions/revoke': 'ends a session; who had it signs in again',
  'POST /admin/api/deposits/{id}/claim': 'who looks at it',
  'POST /admin/api/deposits/{id}/assign': 'an account of the house’s list; any other takes two',
  'POST /admin/api/deposits/{id}/reject': 'books nothing',
  'POST /admin/api/deposits/{id}/invalid': 'books nothing',
  'POST /admin/api/loan-applications/{id}/claim': 'who looks at it',
  'POST /admin/api/loan-applications/{id}/approve':
    'lets a customer ask for loans; each is reviewed by itself',
  'POST /admin/api/loan-applications/{id}/reject': 'papers of one customer',
  'POST /admin/api/loans/{id}/claim': 'who looks at it',
  'POST /admin/api/loans/{id}/reject': 'books nothing',
  'POST /admin/api/loans/{id}/repayment_reject': 'books nothing; what is owed goes on by what was signed',
  'POST /admin/api/withdrawals/{id}/claim': 'who looks at it',
  'POST /admin/api/withdrawals/{id}/reject': 'the money goes back to its customer',
  'POST /admin/api/withdrawals/{id}/paid': 'says that an approved one was paid; the approval moved the money',
};

export const WRITING_ROUTES: readonly string[] = [TWO_PEOPLE, TWO_PEOPLE_ELSEWHERE, ONE_PERSONS].flatMap(
  (list) => Object.keys(list),
);
