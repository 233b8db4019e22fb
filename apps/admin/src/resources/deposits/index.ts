import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page, rowPart } from '../../ui/page.js';
import { creditedText, type DepositDetails, meantUses } from './deposit.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'deposits',
  fields,
  pageTexts: {
    'financial.bank_chare_content': t('descriptions.atBank'),
    'financial.coin_charge_content': t('descriptions.atCoins'),
  },
  rail: {
    group: 'Reviews',
    label: t('deposits.deposits'),
    key: 'd',
    icon: MoveToInboxOutlined,
    queue: {
      sort: 'created_at_ms',
      since: 'proof_at_ms',
      isOfMoney: true,
      asks: ['deposits.approve', 'deposits.assign'],
      filter: { waits_for: 'operator' },
      warns: (row) => Reflect.get(row, 'is_proof_shared') === true,
    },
  },
  mails: {
    'cash.deposit_assigned': t('outbox.cashDepositAssigned'),
    'cash.deposit_approved': t('outbox.cashDepositApproved'),
    'cash.deposit_rejected': t('outbox.cashDepositRejected'),
    'cash.deposit_invalid': t('outbox.cashDepositInvalid'),
  },
  pages: {
    list: page(() => import('./DepositList.js'), 'DepositList'),
    show: page(() => import('./DepositReview.js'), 'DepositReview'),
  },
  customerTabs: [
    {
      label: t('deposits.deposits'),
      path: 'deposits',
      rows: page(() => import('./CustomerDeposits.js'), 'CustomerDeposits'),
    },
  ],
  reconciles: (day) => ({ name: t('reconciliation.deposits'), moved: day.deposits }),
  ledger: {
    title: t('deposits.deposits'),
    entries: { deposit: t('deposits.deposit2') },
    accounts: { deposits: t('deposits.deposits') },
    outside: ['deposits'],
    moves: 'deposit',
    cause: 'deposit',
    causeName: t('deposits.causeName'),
  },
  requests: {
    kinds: ['deposits.approve', 'deposits.assign'],
    noun: t('deposits.deposit2'),
    agreeing: {
      'deposits.approve': {
        touches: t('deposits.creditedOnceAgreed'),
        meant: (row) => meantUses(row as DepositDetails),
        leaves: (row) => creditedText(row as DepositDetails),
        warning: rowPart(() => import('./DepositEvidence.js'), 'UsesOfPicture'),
      },
    },
    evidence: rowPart(() => import('./DepositEvidence.js'), 'DepositEvidence'),
    beside: rowPart(() => import('./DepositEvidence.js'), 'DepositBeside'),
  },
  keys: [['i', t('deposits.inAReviewOfADeposit')]],
  appPages: {
    '/mine/charge': t('menus.pageDeposit'),
  },
};
