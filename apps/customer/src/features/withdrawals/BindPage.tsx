import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf, Refusal } from '../../api/http.js';
import type { PayoutCurrency, PayoutWay } from '../../api/withdrawals.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { Card, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Page } from '../../ui/Page.js';
import { PickField } from '../../ui/PickField.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { TextField } from '../../ui/TextField.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { Form, HelpText } from '../wallet/Form.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { useFaults } from '../wallet/useFaults.js';
import { ADDRESS, type MethodField, missingIn, NEEDED, OFTEN_ASKED } from './method-fields.js';
import { NoWayOut } from './NoWayOut.js';
import { currencyName } from './payout.js';
import { useBind, usePayoutCurrencies } from './useWithdrawals.js';

/** Saves a coin address or a bank account. */
export function BindPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const way: PayoutWay = params.get('type') === '2' ? 'bank' : 'coin';
  const back = useBack(way === 'coin' ? '/mine/coin-address-list' : '/mine/bank-card-list');
  const { data, error, refetch } = usePayoutCurrencies(way);
  return (
    <Page title={t(way === 'coin' ? 'bind.coin' : 'bind.bank')} onBack={back}>
      <RealOnly>
        {() => {
          if (data?.length === 0) return <NoWayOut />;
          if (data) return <BindForm key={way} way={way} currencies={data} onBound={back} />;
          if (error) return <ErrorState {...failureOf(error)} onRetry={() => refetch()} />;
          return <SkeletonForm fields={2} />;
        }}
      </RealOnly>
    </Page>
  );
}

interface BindFormProps {
  way: PayoutWay;
  currencies: readonly PayoutCurrency[];
  onBound: () => void;
}

function BindForm({ way, currencies, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const hours = Number(useConfig().withdraw_new_method_hours);
  const [currencyId, setCurrencyId] = useState<number | null>(null);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const faults = useFaults({ 'withdraw.too_many_methods': way === 'coin' ? 'address' : 'payeeName' });
  const bind = useBind();
  const currency = currencies.find(({ id }) => id === currencyId) ?? (currencies[0] as PayoutCurrency);
  const missing = missingIn(way, given);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0 || bind.isPending) return;
    const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
    bind.mutate(
      { way, currencyId: currency.id, given: Object.fromEntries(filled) },
      // Goes back only from this page: the customer may have navigated away meanwhile.
      { onSuccess: onBound, onError: (fault) => fault instanceof Refusal && faults.refuse(fault) },
    );
  };
  // One of its two numbers is enough.
  const lackOf = (name: string) =>
    name === 'account' ? t('bind.accountOrIban') : errors['validation.required'];
  const field = ({ name, label, hint, input }: MethodField) => (
    <TextField
      key={name}
      {...input}
      name={name}
      label={t(label)}
      hint={hint && t(hint)}
      maxLength={name === 'address' ? 200 : 140}
      value={given[name] ?? ''}
      error={asked && missing.includes(name) ? lackOf(name) : faults.at(name)}
      onChange={({ target }) => {
        setGiven((before) => ({ ...before, [name]: target.value }));
        faults.forget(name);
      }}
    />
  );
  return (
    <Form noValidate onSubmit={send}>
      <Stack>
        <Card>
          <Form as="div">
            <PickField
              label={t('withdraw.currency')}
              placeholder=""
              value={currency.id}
              onPick={setCurrencyId}
              choices={currencies.map((each) => ({ value: each.id, text: currencyName(each) }))}
            />
            {way === 'coin' ? field(ADDRESS) : NEEDED.map(field)}
          </Form>
        </Card>
        {way === 'bank' && (
          <Card>
            <SectionTitle>{t('bind.more')}</SectionTitle>
            <Form as="div">{OFTEN_ASKED.map(field)}</Form>
          </Card>
        )}
        {hours > 0 && <HelpText>{t('bind.waits', { hours, count: hours })}</HelpText>}
        <Button type="submit" variant="contained" disabled={bind.isPending}>
          <BusyLabel busy={bind.isPending}>{t('bind.submit')}</BusyLabel>
        </Button>
      </Stack>
    </Form>
  );
}
