import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useAction } from '../../ui/use-action.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';

interface Props {
  readonly customer: Customer;
  readonly what: Blockable;
  readonly onClose: () => void;
}

export const UnblockDialog = ({ customer, what, onClose }: Props) => {
  const { run, busy } = useAction(`${BLOCKS[what]} allowed again`, onClose);
  return (
    <ConfirmDialog
      open
      title={`Allow ${BLOCKS[what].toLowerCase()} of ${customer.uid} again?`}
      touches={`It was blocked because: ${customer.blocked[what] ?? ''}`}
      confirm="Unblock"
      busy={busy}
      onConfirm={() => run(`customers/${customer.id}/unblock`, { what })}
      onClose={onClose}
    />
  );
};
