import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isolate } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../api/loans.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { Card, Stack } from '../../../ui/Card.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { Page } from '../../../ui/Page.js';
import { SegmentedTabs } from '../../../ui/SegmentedTabs.js';
import { useConfig } from '../../configuration/configuration.js';
import { useReplace } from '../../navigation/useBackTo.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { HelpText } from '../../wallet/Form.js';
import { placesFor } from '../loan-words.js';
import { useLoanCost, useLoanForm } from '../useLoans.js';
import { DrawnSignature, type Signature } from './DrawnSignature.js';
import { queryOf } from './loan-request.js';
import { TypedSignature } from './TypedSignature.js';
import { useSigning } from './useSigning.js';

const Actions = styled('div')({ display: 'flex', gap: 12, '& > *': { flex: 1 } });
const Wrong = styled('p')(({ theme }) => ({
  margin: 0,
  minHeight: 16,
  ...theme.typography.caption,
  color: theme.palette.error.main,
}));

interface SignFormProps {
  request: LoanRequest;
  /** Hash of the accepted agreement. */
  hash: string;
}

/** Form for a drawn or typed signature, with what it signs. */
export function SignForm({ request, hash }: SignFormProps) {
  const { t } = useTranslation();
  const replaceBy = useReplace();
  const { currency } = useConfig();
  const errors = useErrorTexts();
  const { data: cost } = useLoanCost(request);
  const [by, setBy] = useState<'hand' | 'keys'>('hand');
  const [round, setRound] = useState(0);
  const [signature, setSignature] = useState<{ readonly make: Signature }>({ make: null });
  const [asked, setAsked] = useState(false);
  const signing = useSigning(request, hash);
  const isWrong = asked && signature.make === null;
  const { data: form } = useLoanForm();
  const name = [form?.given.name, form?.given.last_name].filter(Boolean).join(' ');
  const missing =
    by === 'keys' && name !== '' ? t('loan.otherName', { name: isolate(name) }) : errors['loan.please_sign'];

  const clear = () => {
    setRound(round + 1);
    setSignature({ make: null });
    setAsked(false);
  };
  const confirm = () => {
    setAsked(true);
    if (signature.make) void signing.sign(signature.make);
  };
  const given = { isWrong, onSignature: (make: Signature) => setSignature({ make }) };
  const money = (amount: bigint | undefined) => (
    <MoneyText amount={amount} currency={currency} places={placesFor(amount ?? 0n)} />
  );
  return (
    <Page
      title={t('loan.signTitle')}
      onBack={() => replaceBy(`/loan/agreement?${queryOf(request)}`)}
      foot={
        <Actions>
          <Button variant="outlined" disabled={signing.busy} onClick={clear}>
            {t('loan.clear')}
          </Button>
          <Button variant="contained" disabled={signing.busy} onClick={confirm}>
            <BusyLabel busy={signing.busy}>{t('loan.signConfirm')}</BusyLabel>
          </Button>
        </Actions>
      }
    >
      <Stack>
        <Card>
          <Facts
            facts={[
              [t('loan.amount'), money(decimal(request.amount))],
              [t('loan.totalDue'), money(cost?.totalDue)],
            ]}
          />
        </Card>
        <SegmentedTabs
          label={t('loan.signHow')}
          value={by}
          options={[
            { value: 'hand', text: t('loan.byHand') },
            { value: 'keys', text: t('loan.byKeys') },
          ]}
          onChange={(next) => {
            clear();
            setBy(next);
          }}
        />
        {by === 'hand' ? (
          <DrawnSignature key={round} {...given} />
        ) : (
          <TypedSignature key={round} name={name} {...given} />
        )}
        <Wrong role={isWrong ? 'alert' : undefined}>{isWrong && missing}</Wrong>
        <HelpText>
          {name !== '' && `${t('loan.signAs', { name: isolate(name) })} `}
          {t('loan.signText')}
        </HelpText>
      </Stack>
    </Page>
  );
}
