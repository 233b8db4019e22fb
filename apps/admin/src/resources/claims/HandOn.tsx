import { useState } from 'react';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { OperatorSelect } from '../../ui/review/OperatorSelect.js';
import { useAction } from '../../ui/use-action.js';

interface Props {
  readonly id: string;
  readonly resource: string;
  readonly subject: number;
  readonly onClose: () => void;
}

/** Dialog in which an owner hands the claim to another operator. */
export const HandOn = ({ id, resource, subject, onClose }: Props) => {
  const queue = useProducts().find(({ name }) => name === resource)?.rail?.label ?? resource;
  const [to, setTo] = useState('');
  const { run, busy, errors, refusal } = useAction(t('claims.handedOn'), onClose);
  return (
    <ConfirmDialog
      open
      title={t('claims.handOnTitle', { what: t('claims.number', { queue, id: subject }) })}
      confirm={t('claims.handOn')}
      busy={busy}
      disabled={to === ''}
      onConfirm={() => void run(`claims/${id}/assign`, { operator_id: Number(to) })}
      onClose={onClose}
    >
      <OperatorSelect value={to} onChange={setTo} refusal={errors.operator_id ?? refusal} />
    </ConfirmDialog>
  );
};
