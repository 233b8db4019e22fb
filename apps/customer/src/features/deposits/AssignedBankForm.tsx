import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from '../../api/deposits.js';
import { proveDeposit } from '../../api/deposits.js';
import { Card } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { MainButton } from '../../ui/MainButton.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { PictureField } from '../pictures/PictureField.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { Form, HelpText } from '../wallet/Form.js';
import { useFaults } from '../wallet/useFaults.js';
import { BankFacts, linesOfAssigned } from './BankFacts.js';
import { CancelOrder } from './CancelOrder.js';
import { useOrderProof } from './proof.js';
import { useDepositCall } from './useDeposits.js';

interface AssignedBankFormProps {
  order: Deposit;
  /** The proof is sent: read-only. */
  isProved: boolean;
  onProved: (order: Deposit) => void;
  onNew: () => void;
}

/** States 2 and 3: the assigned bank account, and the proof of payment. */
export function AssignedBankForm({ order, isProved, onProved, onNew }: AssignedBankFormProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const errors = useErrorTexts();
  const faults = useFaults({});
  const [proof, setProof] = useOrderProof(order.id);
  const [asked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const call = useDepositCall(proveDeposit);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof === '') return;
    const proving = { id: order.id, proof };
    call.send(proving, {
      onSuccess: ({ data }) => {
        setProof('');
        onProved(data);
      },
      onRefused: faults.refuse,
    });
  };
  return (
    <Card aria-label={t('deposit.details')}>
      <Form noValidate onSubmit={send}>
        <HelpText role="status">{t(isProved ? 'deposit.proved' : 'deposit.payNow')}</HelpText>
        <Facts
          facts={[
            [t('cash.amount'), <MoneyText key="amount" amount={order.amount} currency={currency} />],
            [t('deposit.currency'), order.currency],
          ]}
        />
        {order.bank && <BankFacts lines={linesOfAssigned(order.bank)} />}
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
              onAddress={(next) => {
                setProof(next);
                faults.forget('proof');
              }}
              onSending={setSending}
              error={asked && proof === '' ? errors['validation.required'] : faults.at('proof')}
              disabled={call.busy}
            />
            <MainButton
              type="submit"
              busy={call.busy}
              why={isSending ? t('picture.sending', { what: t('deposit.proof') }) : undefined}
            >
              {t('deposit.submit')}
            </MainButton>
            <CancelOrder id={order.id} />
          </>
        )}
      </Form>
    </Card>
  );
}
