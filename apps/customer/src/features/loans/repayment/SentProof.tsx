import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../api/http.js';
import { type Payoff, proveRepayment, type RepaymentAddress } from '../../../api/loans.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { CopyField } from '../../../ui/CopyField.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState.js';
import { MainButton } from '../../../ui/MainButton.js';
import { PickField } from '../../../ui/PickField.js';
import { QrCard } from '../../../ui/QrCard.js';
import { SkeletonForm } from '../../../ui/Skeletons.js';
import { useConfig, useFlag } from '../../configuration/configuration.js';
import { PictureField } from '../../pictures/PictureField.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { Form, HelpText } from '../../wallet/Form.js';
import { networkName, networkPlace } from '../../wallet/network.js';
import { useChoice } from '../../wallet/useChoice.js';
import { useFaults } from '../../wallet/useFaults.js';
import { moneyText } from '../loan-words.js';
import { useRepaymentAddresses } from '../useLoans.js';

const Centred = styled('div')({ textAlign: 'center', overflowWrap: 'anywhere', paddingBlock: 8 });

/** Repayment in coins to one of the platform's addresses, with a picture as proof. */
export function SentProof({ payoff }: { payoff: Payoff }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useRepaymentAddresses();
  if (data?.length) return <ProofForm payoff={payoff} addresses={data} />;
  if (data) return <EmptyState title={t('loan.noAddress')} text={t('loan.noAddressText')} />;
  return error ? <ErrorState {...failureOf(error)} onRetry={() => refetch()} /> : <SkeletonForm fields={2} />;
}

interface ProofFormProps {
  payoff: Payoff;
  addresses: readonly RepaymentAddress[];
}

function ProofForm({ payoff, addresses }: ProofFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const errors = useErrorTexts();
  const faults = useFaults({});
  const canCopy = useFlag('is_loan_repayment_address_copy');
  const choice = useChoice(addresses, { key: 'repayment-network', placeOf: networkPlace });
  const to = choice.chosen as RepaymentAddress;
  const [proof, setProof] = useState('');
  const [asked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  const call = useIdempotentCall({ action: proveRepayment, said: '', quiet: true });
  const { address, network, currency: code } = to;
  const total = moneyText(payoff.total, currency);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (proof === '' || choice.isGone) return;
    const given = { loanId: payoff.loan.id, to, proof };
    call.send(given, {
      onSuccess: () => navigate('/loan/record', { replace: true }),
      onRefused: faults.refuse,
    });
  };
  return (
    <Form noValidate onSubmit={send}>
      <PickField
        label={t('loan.network')}
        placeholder={networkName(to)}
        value={choice.isGone ? null : to.id}
        onPick={(next) => {
          choice.choose(next);
          faults.forget('address');
        }}
        error={choice.isGone ? errors['validation.choice'] : faults.at('address')}
        choices={addresses.map((each) => ({ value: each.id, text: networkName(each) }))}
      />
      {!choice.isGone && (
        <>
          <QrCard text={address} label={t('loan.qr', { code, network })} most={160} />
          <Centred>
            {canCopy ? (
              <CopyField text={address} label={t('loan.address')} />
            ) : (
              <bdi dir="ltr">{address}</bdi>
            )}
          </Centred>
          <HelpText>{t('loan.sendExactly', { total, code, network })}</HelpText>
        </>
      )}
      <PictureField
        label={t('loan.proof')}
        hint={t('loan.proofHint')}
        address={proof}
        error={asked && proof === '' ? errors['validation.required'] : faults.at('proof')}
        disabled={call.busy}
        onSending={setSending}
        onAddress={(next) => {
          setProof(next);
          faults.forget('proof');
        }}
      />
      <HelpText>{t(payoff.loan.reason ? 'loan.proofTextAgain' : 'loan.proofText')}</HelpText>
      <MainButton
        type="submit"
        busy={call.busy}
        why={isSending ? t('picture.sending', { what: t('loan.proof') }) : undefined}
      >
        {t('loan.proofSend')}
      </MainButton>
    </Form>
  );
}
