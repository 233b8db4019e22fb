import { t } from '../../texts/texts.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { customerLabel } from '../../ui/whose.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const UnblockDialog = ({ customer, what, onClose }: Props) => (
  <ReasonDialog
    optional
    isEntered
    title={t('customers.allowOfAgain', { what: BLOCKS[what].toLowerCase(), uid: customerLabel(customer) })}
    touches={t('customers.itWasBlockedBecause', { blocked: customer.blocked[what] ?? '' })}
    confirm={t('customers.unblock')}
    hint={t('customers.keptInTheLogAlone')}
    path={`customers/${customer.id}/unblock`}
    with={{ what }}
    done={t('customers.allowedAgain', { what: BLOCKS[what], whose: customerLabel(customer) })}
    onClose={onClose}
  />
);
