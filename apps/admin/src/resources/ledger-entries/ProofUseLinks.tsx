import type { NumericDecimals } from '@truemark/contracts';
import type { ProofUseRow } from '@truemark/contracts/admin';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerLabel } from '../../ui/whose.js';
import { useWords } from './entry.js';

type ProofUse = NumericDecimals<ProofUseRow>;

/** Owner, unless it is the customer shown. */
export const whose = (
  row: Pick<ProofUse, 'customer_id' | 'uid' | 'customer_name'>,
  customerId: number,
): string =>
  row.customer_id === customerId
    ? t('ledgerEntries.ofThisCustomer')
    : t('ledgerEntries.ofAnotherCustomer', { uid: customerLabel(row) });

interface Props {
  readonly uses: readonly ProofUse[];
  /** Customer whose page it is. */
  readonly customerId: number;
  /** Whether a dialog is open: links then keep the page and open a new tab. */
  readonly isAsked?: boolean;
}

/** Other records with the same picture as proof, each linked. */
export const ProofUseLinks = ({ uses, customerId, isAsked = false }: Props) => {
  const { causes } = useWords();
  return uses.map((use) => (
    <div key={`${use.kind} ${use.id}`}>
      <Link to={`/${causes[use.kind]}/${use.id}/show`} {...(isAsked && { target: '_blank' })}>
        {use.kind} {use.id}
      </Link>{' '}
      {whose(use, customerId)}
    </div>
  ));
};
