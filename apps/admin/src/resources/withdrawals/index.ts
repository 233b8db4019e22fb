import SendOutlined from '@mui/icons-material/SendOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page, rowPart } from '../../ui/page.js';
import { fields } from './field-words.js';
import { meantAnyway } from './identity-doubt.js';
import { leftText, type WithdrawalDetails } from './withdrawal.js';

export const product: Product = {
  name: 'withdrawals',
  fields,
  pageTexts: { 'financial.withdraw_content': t('descriptions.atWithdrawals') },
  rail: {
    group: 'Reviews',
    label: t('withdrawals.withdrawals'),
    key: 'w',
    icon: SendOutlined,
    queue: {
      sort: 'created_at_ms',
      isOfMoney: true,
      asks: ['withdrawals.approve'],
      filter: { waits_for: 'operator' },
      warns: (row) => Reflect.get(row, 'is_target_shared') === true,
      verbs: t('search.verbsOfPaying').split(', '),
    },
  },
  mails: {
    'cash.withdrawal_submitted': t('outbox.cashWithdrawalSubmitted'),
    'cash.withdrawal_cancelled': t('outbox.cashWithdrawalCancelled'),
    'cash.withdrawal_approved': t('outbox.cashWithdrawalApproved'),
    'cash.withdrawal_rejected': t('outbox.cashWithdrawalRejected'),
    'cash.withdrawal_paid': t('outbox.cashWithdrawalPaid'),
    'cash.method_bound': t('outbox.cashMethodBound'),
  },
  pages: {
    list: page(() => import('./WithdrawalList.js'), 'WithdrawalList'),
    show: page(() => import('./WithdrawalReview.js'), 'WithdrawalReview'),
  },
  customerTabs: [
    {
      label: t('withdrawals.withdrawals'),
      path: 'withdrawals',
      rows: page(() => import('./CustomerWithdrawals.js'), 'CustomerWithdrawals'),
    },
  ],
  reconciles: (day) => ({ name: t('reconciliation.withdrawals'), moved: -day.withdrawals || 0 }),
  ledger: {
    title: t('withdrawals.withdrawals'),
    earns: t('withdrawals.withdrawalFees'),
    entries: {
      'withdrawal.hold': t('withdrawals.setAsideForAWithdrawal'),
      'withdrawal.return': t('withdrawals.withdrawalGivenBack'),
      withdrawal: t('withdrawals.approvedWithdrawal'),
    },
    accounts: { withdrawals: t('withdrawals.withdrawals') },
    outside: ['withdrawals'],
    moves: 'withdrawal',
    cause: 'withdrawal',
    causeName: t('withdrawals.causeName'),
  },
  requests: {
    kinds: ['withdrawals.approve'],
    noun: t('withdrawals.withdrawal2'),
    leadsOn: true,
    agreeing: {
      'withdrawals.approve': {
        touches: t('withdrawals.approvedOnceAgreed'),
        meant: (row) => meantAnyway(row as WithdrawalDetails, 'approve'),
        leaves: (row) => leftText(row as WithdrawalDetails),
        warning: rowPart<'PayoutStopOf', { readonly id: number }>(
          () => import('./PayoutStop.js'),
          'PayoutStopOf',
        ),
      },
    },
    evidence: rowPart(() => import('./WithdrawalEvidence.js'), 'WithdrawalEvidence'),
    beside: rowPart(() => import('./WithdrawalEvidence.js'), 'WithdrawalBeside'),
  },
  settings: {
    withdraw_new_method_hours: {
      zero: t('withdrawals.newWaysWithoutWait'),
      otherwise: t('withdrawals.newWaysWait'),
    },
    withdraw_credential_hours: {
      zero: t('withdrawals.credentialsWithoutWait'),
      otherwise: t('withdrawals.credentialsWait'),
    },
  },
  keys: [['p', t('withdrawals.inAReviewOfAWithdrawal')]],
  events: { 'withdrawals.large': t('withdrawals.largeEvent') },
  appPages: {
    '/mine/withdraw': t('menus.pageWithdraw'),
    '/mine/withdraw-way': t('menus.pageWithdrawWays'),
  },
};
