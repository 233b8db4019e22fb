import Button from '@mui/material/Button';
import type { DrawCurrency } from '@truemark/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { failureOf, Refusal } from '../../api/http.js';
import { Card, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SkeletonList } from '../../ui/InfiniteList.js';
import { Page } from '../../ui/Page.js';
import { PickField } from '../../ui/PickField.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { TextField } from '../../ui/TextField.js';
import { useBack } from '../navigation/useBack.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { Form, Said } from '../wallet/Form.js';
import { RealOnly } from '../wallet/RealOnly.js';
import { useFaults } from '../wallet/useFaults.js';
import { ADDRESS, type MethodField, missingIn, NEEDED, OFTEN_ASKED } from './method-fields.js';
import { NoWayOut } from './NoWayOut.js';
import { currencyName } from './payout.js';
import { useBind, usePayoutCurrencies, type WayType } from './useWithdrawals.js';

/** Binds a coin address or a bank account. */
export function BindPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const type: WayType = params.get('type') === '2' ? 2 : 1;
  const back = useBack(type === 1 ? '/mine/coin-address-list' : '/mine/bank-card-list');
  const { data, error, refetch } = usePayoutCurrencies(type);
  return (
    <Page title={t(type === 1 ? 'bind.coin' : 'bind.bank')} onBack={back}>
      <RealOnly>
        {() => {
          if (data?.length === 0) return <NoWayOut />;
          if (data) return <BindForm key={type} type={type} currencies={data} onBound={back} />;
          if (error) return <ErrorState {...failureOf(error)} onRetry={() => refetch()} />;
          return <SkeletonList rows={4} />;
        }}
      </RealOnly>
    </Page>
  );
}

interface BindFormProps {
  type: WayType;
  currencies: readonly DrawCurrency[];
  onBound: () => void;
}

function BindForm({ type, currencies, onBound }: BindFormProps) {
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const [currencyId, setCurrencyId] = useState<number | null>(null);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState(false);
  const faults = useFaults({ 'withdraw.too_many_methods': type === 1 ? 'dc_address' : 'payee_name' });
  const bind = useBind(onBound);
  const currency = currencies.find(({ id }) => id === currencyId) ?? (currencies[0] as DrawCurrency);
  const missing = missingIn(type, given);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0 || bind.isPending) return;
    const filled = Object.entries(given).filter(([, value]) => value.trim() !== '');
    const form = { ...Object.fromEntries(filled), draw_id: currency.id, type };
    bind.mutate(form, { onError: (fault) => fault instanceof Refusal && faults.refuse(fault) });
  };
  const field = ({ name, label, hint, input }: MethodField) => (
    <TextField
      key={name}
      {...input}
      name={name}
      label={t(label)}
      hint={hint && t(hint)}
      maxLength={name === 'dc_address' ? 200 : 140}
      value={given[name] ?? ''}
      error={asked && missing.includes(name) ? errors['validation.required'] : faults.at(name)}
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
            {type === 1 ? field(ADDRESS) : NEEDED.map(field)}
          </Form>
        </Card>
        {type === 2 && (
          <Card>
            <SectionTitle>{t('bind.more')}</SectionTitle>
            <Form as="div">{OFTEN_ASKED.map(field)}</Form>
          </Card>
        )}
        <Said>{t('bind.waits')}</Said>
        <Button type="submit" variant="contained" disabled={bind.isPending}>
          {t(bind.isPending ? 'ui.busy' : 'bind.submit')}
        </Button>
      </Stack>
    </Form>
  );
}
