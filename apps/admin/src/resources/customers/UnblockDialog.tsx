import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useAction } from '../../ui/use-action.js';
import { whoseText } from '../../ui/whose.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const UnblockDialog = ({ customer, what, onClose }: Props) => {
  const { run, busy } = useAction(
    t('customers.allowedAgain', { what: BLOCKS[what], whose: whoseText(customer) }),
    onClose,
  );
  return (
    <ConfirmDialog
      open
      title={t('customers.allowOfAgain', { what: BLOCKS[what].toLowerCase(), uid: whoseText(customer) })}
      touches={t('customers.itWasBlockedBecause', { blocked: customer.blocked[what] ?? '' })}
      confirm={t('customers.unblock')}
      busy={busy}
      onConfirm={() => run(`customers/${customer.id}/unblock`, { what })}
      onClose={onClose}
    />
  );
};
