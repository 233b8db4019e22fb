import Button from '@mui/material/Button';
import type { ChargeRecord } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { PictureField } from '../pictures/PictureField.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { Form, Said } from '../wallet/Form.js';
import { useFaults } from '../wallet/useFaults.js';
import { BankFacts, linesOfAssigned } from './BankFacts.js';
import { CancelOrder } from './CancelOrder.js';
import { useDepositCall } from './useDeposits.js';

interface AssignedBankFormProps {
  order: ChargeRecord;
  /** The proof is sent: everything is there to be read only. */
  isProved: boolean;
  onProved: (order: ChargeRecord) => void;
  onNew: () => void;
}

/** States 2 and 3: the bank account that was named, and the proof of the payment to it. */
export function AssignedBankForm({ order, isProved, onProved, onNew }: AssignedBankFormProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const errors = useErrorTexts();
  const faults = useFaults({});
  const [proof, setProof] = useState('');
  const [asked, setAsked] = useState(false);
  const call = useDepositCall<{ id: number; proofImg: string }>('save_wire_info_edit');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof === '') return;
    const proving = { id: order.id, proofImg: proof };
    call.send(proving, { onSuccess: ({ data }) => onProved(data), onRefused: faults.refuse });
  };
  return (
    <Card aria-label={t('deposit.details')}>
      <Form noValidate onSubmit={send}>
        <Said role="status">{t(isProved ? 'deposit.proved' : 'deposit.payNow')}</Said>
        <Facts
          facts={[
            [t('cash.amount'), <MoneyText key="amount" amount={decimal(order.number)} currency={currency} />],
            [t('deposit.currency'), order.currency_code],
          ]}
        />
        {order.bank_info && <BankFacts lines={linesOfAssigned(order.bank_info)} />}
        {isProved ? (
          <Button variant="outlined" onClick={onNew}>
            {t('deposit.another')}
          </Button>
        ) : (
          <>
            <PictureField
              label={t('deposit.proof')}
              hint={t('deposit.proofHint')}
              address={proof}
              onAddress={setProof}
              error={asked && proof === '' ? errors['validation.required'] : faults.at('proofImg')}
              disabled={call.busy}
            />
            <Button type="submit" variant="contained" disabled={call.busy}>
              {t(call.busy ? 'ui.busy' : 'deposit.submit')}
            </Button>
            <CancelOrder id={order.id} />
          </>
        )}
      </Form>
    </Card>
  );
}
