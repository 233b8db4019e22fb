import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import type { EvidenceOf, Product, Requested, SearchAct } from '../../product.js';
import { t } from '../../texts/texts.js';
import { formatUnrounded, signed } from '../../ui/figures.js';
import { page, rowPart } from '../../ui/page.js';
import { BLOCKS, IDENTITY_LEVELS } from './customer.js';
import { revokedIn } from './revoked.js';

/** Amount of a balance correction, and the customer. */
const correctionOf = ({ after, who, currency }: Requested): string => {
  const { amount } = (after ?? {}) as { readonly amount?: unknown };
  return t('adjustments.correctOf', {
    who,
    amount: `${signed(Number(amount), formatUnrounded)} ${currency}`,
  });
};

export const product: Product = {
  name: 'customers',
  rail: { group: 'Customers', label: t('common.customers'), icon: PeopleOutlined, key: 'c' },
  pages: {
    list: page(() => import('./CustomerList.js'), 'CustomerList'),
    show: page(() => import('./CustomerShow.js'), 'CustomerShow'),
  },
  recordRepresentation: 'uid',
  ledger: {
    title: t('dashboard.practiceMoney'),
    entries: { 'demo.opening': t('customers.demoOpening'), 'demo.reset': t('customers.demoReset') },
    accounts: { demo_mint: t('customers.demoMint') },
    outside: ['demo_mint'],
  },
  search: {
    nouns: [t('common.customer')],
    acts: [
      ...Object.entries(BLOCKS).map(
        ([what, name]): SearchAct => ({
          verb: t('customers.block'),
          action: 'block',
          label: (who) => t('customers.blockOfWhom', { what: name.toLowerCase(), who }),
          to: (id) => `/customers/${id}/show?block=${what}`,
          command: `block:${what}`,
        }),
      ),
      ...Object.entries(BLOCKS).map(
        ([what, name]): SearchAct => ({
          verb: t('customers.unblock'),
          action: 'unblock',
          label: (who) => t('customers.unblockOfWhom', { what: name.toLowerCase(), who }),
          to: (id) => `/customers/${id}/show?unblock=${what}`,
          command: `unblock:${what}`,
        }),
      ),
      ...Object.entries(IDENTITY_LEVELS).map(
        ([level, name]): SearchAct => ({
          verb: t('customers.revoke'),
          action: 'revoke_identity',
          label: (who) => t('customers.revokeOfWhom', { level: name.toLowerCase(), who }),
          to: (id) => `/customers/${id}/show?revoke=${level}`,
          command: `revoke:${level}`,
        }),
      ),
      {
        verb: t('customers.tagVerb'),
        alsoVerbs: t('customers.verbsOfTagging').split(', '),
        action: 'tag',
        label: (who) => t('customers.tagWhom', { who }),
        to: (id) => `/customers/${id}/show?tag=new`,
      },
    ],
  },
  keys: [
    ['1 – 9, 0', t('customers.keyTabs')],
    ['[, ]', t('customers.keyNextTab')],
    ['r, R', t('customers.keyRevoke')],
    ['b', t('customers.keyBlock')],
    ['l', t('customers.keyLevel')],
    ['n', t('customers.keyNote')],
    ['t', t('customers.keyTag')],
    ['m', t('customers.keyMessage')],
    ['x', t('customers.keyCorrect')],
  ],
  keysOn: t('customers.keysOnHisPage'),
  requests: {
    kinds: ['adjustments.book', 'customers.revoke_identity', 'customers.reset_second_factor'],
    noun: t('common.customer'),
    action: (asked) => {
      const { kind, before, after, who } = asked;
      if (kind === 'adjustments.book') return correctionOf(asked);
      const levels = [...revokedIn(before, after)].map((level) => IDENTITY_LEVELS[level]).join(', ');
      return levels === '' ? null : t('customers.revokeLevelsOf', { levels, who });
    },
    agreeing: {
      'customers.revoke_identity': {
        touches: t('customers.revokedOnceAgreed'),
        confirm: t('customers.revoke'),
        isDanger: true,
        done: t('customers.revoked'),
      },
      'adjustments.book': {
        touches: t('adjustments.bookedOnceAgreed'),
        warning: rowPart<'OddCorrection', EvidenceOf>(
          () => import('../adjustments/OddAmount.js'),
          'OddCorrection',
        ),
      },
    },
    evidence: rowPart(() => import('./CustomerEvidence.js'), 'CustomerEvidence'),
    beside: rowPart(() => import('./CustomerEvidence.js'), 'RevokedPapers'),
  },
};
