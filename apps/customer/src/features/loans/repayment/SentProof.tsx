import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../api/http.js';
import { type Payoff, proveRepayment, type RepaymentAddress } from '../../../api/loans.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { CopyField } from '../../../ui/CopyField.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { PickField } from '../../../ui/PickField.js';
import { QrCard } from '../../../ui/QrCard.js';
import { SkeletonForm } from '../../../ui/Skeletons.js';
import { useConfig, useFlag } from '../../configuration/configuration.js';
import { PictureField } from '../../pictures/PictureField.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { Form, HelpText } from '../../wallet/Form.js';
import { useFaults } from '../../wallet/useFaults.js';
import { moneyText } from '../loan-words.js';
import { useRepaymentAddresses } from '../useLoans.js';

const Centred = styled('div')({ textAlign: 'center', overflowWrap: 'anywhere', paddingBlock: 8 });

/** Repayment in coins to one of the platform's addresses, with a picture as proof. */
export function SentProof({ payoff }: { payoff: Payoff }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useRepaymentAddresses();
  const [first] = data ?? [];
  if (data && first) return <ProofForm payoff={payoff} addresses={data} first={first} />;
  if (data) return <EmptyState title={t('loan.noAddress')} text={t('loan.noAddressText')} />;
  return error ? <ErrorState {...failureOf(error)} onRetry={() => refetch()} /> : <SkeletonForm fields={2} />;
}

interface ProofFormProps {
  payoff: Payoff;
  addresses: readonly RepaymentAddress[];
  first: RepaymentAddress;
}

function ProofForm({ payoff, addresses, first }: ProofFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const errors = useErrorTexts();
  const faults = useFaults({});
  const canCopy = useFlag('is_loan_repayment_address_copy');
  const [wanted, setWanted] = useState(first.id);
  const [proof, setProof] = useState('');
  const [asked, setAsked] = useState(false);
  const call = useIdempotentCall({ action: proveRepayment, said: '', quiet: true });
  const { id, address, network, currency: code } = addresses.find((each) => each.id === wanted) ?? first;
  const total = moneyText(payoff.total, currency);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof === '') return;
    const given = { loanId: payoff.loan.id, addressId: id, proof };
    call.send(given, {
      onSuccess: () => navigate('/loan/record', { replace: true }),
      onRefused: faults.refuse,
    });
  };
  return (
    <Form noValidate onSubmit={send}>
      <PickField
        label={t('loan.network')}
        placeholder=""
        value={id}
        onPick={setWanted}
        choices={addresses.map((each) => ({ value: each.id, text: `${each.currency} · ${each.network}` }))}
      />
      <QrCard text={address} label={t('loan.qr', { code, network })} most={160} />
      <Centred>
        {canCopy ? <CopyField text={address} label={t('loan.address')} /> : <bdi dir="ltr">{address}</bdi>}
      </Centred>
      <HelpText>{t('loan.sendExactly', { total, code, network })}</HelpText>
      <PictureField
        label={t('loan.proof')}
        hint={t('loan.proofHint')}
        address={proof}
        error={asked && proof === '' ? errors['validation.required'] : faults.at('proof')}
        disabled={call.busy}
        onAddress={(next) => {
          setProof(next);
          faults.forget('proof');
        }}
      />
      <HelpText>{t(payoff.loan.reason ? 'loan.proofTextAgain' : 'loan.proofText')}</HelpText>
      <Button type="submit" variant="contained" disabled={call.busy}>
        <BusyLabel busy={call.busy}>{t('loan.proofSend')}</BusyLabel>
      </Button>
    </Form>
  );
}
