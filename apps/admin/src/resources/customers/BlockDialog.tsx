import { t } from '../../texts/texts.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { usePermission } from '../../ui/use-permission.js';
import { customerLabel } from '../../ui/whose.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

const TOUCHES: Readonly<Record<Blockable, string>> = {
  signIn: t('customers.allSessionsOfTheCustomerEnd'),
  trading: t('customers.newTradesAreRefusedAndOrders'),
  withdrawing: t('customers.nothingNewIsPaidOut'),
};

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const BlockDialog = ({ customer, what, onClose }: Props) => {
  const mayWrite = usePermission('customers', 'write_notes');
  const note = {
    label: t('common.privateNote'),
    hint: t('customers.noteOfABlock'),
    path: `customers/${customer.id}/notes`,
    unsaved: (why: string) => t('customers.noteOfABlockUnsaved', { why }),
  };
  return (
    <ReasonDialog
      danger
      title={t('customers.blockOf', { what: BLOCKS[what].toLowerCase(), uid: customerLabel(customer) })}
      touches={TOUCHES[what]}
      confirm={t('customers.block')}
      hint={t('customers.theCustomerReadsThis')}
      path={`customers/${customer.id}/block`}
      with={{ what }}
      done={t('customers.blocked', { what: BLOCKS[what], whose: customerLabel(customer) })}
      {...(mayWrite && { aside: note })}
      onClose={onClose}
    />
  );
};
