import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BankCurrency, Deposit } from '../../api/deposits.js';
import { askForBank } from '../../api/deposits.js';
import { failureOf } from '../../api/http.js';
import { AmountField } from '../../ui/AmountField.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { Card, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PickField } from '../../ui/PickField.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { Form, HelpText } from '../wallet/Form.js';
import { PayoutSetup } from '../wallet/PayoutSetup.js';
import { AssignedBankForm } from './AssignedBankForm.js';
import { CancelOrder } from './CancelOrder.js';
import { editStateOf } from './deposit-state.js';
import { NoWayIn } from './NoWayIn.js';
import { useDepositForm } from './useDepositForm.js';
import { useBankCurrencies, type useBankOrder, useCurrencyChoice, useDepositCall } from './useDeposits.js';

const Waiting = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& strong': { ...theme.typography.body1, fontWeight: 600 },
  '& > div': { flex: 1, minWidth: 0 },
}));

interface EditedBankDepositProps {
  order: ReturnType<typeof useBankOrder>;
  /** Proved on this page: read-only. */
  proved: Deposit | null;
  onProved: (proved: Deposit | null) => void;
}

/** Bank deposit with an account assigned by an operator: requested, matched, paid, proved. */
export function EditedBankDeposit({ order, proved, onProved }: EditedBankDepositProps) {
  const currencies = useBankCurrencies();
  const current = proved ?? order.data ?? null;
  const state = editStateOf(current, proved !== null);
  if (state === 1 && current) return <Matching order={current} />;
  if (state >= 2 && current) {
    return (
      <Stack>
        <AssignedBankForm
          key={current.id}
          order={current}
          isProved={state === 3}
          onProved={onProved}
          onNew={() => onProved(null)}
        />
        {state === 3 && <PayoutSetup />}
      </Stack>
    );
  }
  if (order.data !== undefined && currencies.data)
    return currencies.data.length === 0 ? <NoWayIn /> : <Request currencies={currencies.data} />;
  const error = order.error ?? currencies.error;
  if (!error) return <SkeletonForm fields={2} />;
  return (
    <ErrorState
      {...failureOf(error)}
      onRetry={() => {
        void order.refetch();
        void currencies.refetch();
      }}
    />
  );
}

/** State 0: requests a bank account. */
function Request({ currencies }: { currencies: readonly BankCurrency[] }) {
  const { t } = useTranslation();
  const { currency: unit } = useConfig();
  const choice = useCurrencyChoice(currencies);
  const currency = choice.chosen as BankCurrency;
  const bounds = { least: currency.least, most: currency.most };
  const form = useDepositForm(bounds, false);
  const call = useDepositCall(askForBank);
  return (
    <Card>
      <Form
        noValidate
        onSubmit={form.onSubmit(({ amount }) => {
          if (!choice.isGone) call.send({ amount, currencyId: currency.id }, form.then());
        })}
      >
        <PickField
          label={t('deposit.currency')}
          placeholder={currency.name}
          value={choice.isGone ? null : currency.id}
          onPick={choice.choose}
          error={choice.error}
          choices={currencies.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <AmountField label={t('cash.amount')} unit={unit} {...form.amount} />
        <HelpText>{t('deposit.asksForBank')}</HelpText>
        <Button type="submit" variant="contained" disabled={call.busy}>
          <BusyLabel busy={call.busy}>{t('deposit.askForBank')}</BusyLabel>
        </Button>
      </Form>
    </Card>
  );
}

/** State 1: an operator assigns a bank account. */
function Matching({ order }: { order: Deposit }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (
    <Card aria-label={t('deposit.matching')}>
      <Form as="div">
        <Waiting role="status">
          <HourglassTop aria-hidden color="action" />
          <div>
            <strong>{t('deposit.matching')}</strong>
            <HelpText>{t('deposit.matchingText')}</HelpText>
          </div>
        </Waiting>
        <Facts
          facts={[
            [t('cash.amount'), <MoneyText key="amount" amount={order.amount} currency={currency} />],
            [t('deposit.currency'), order.currency],
          ]}
        />
        <CancelOrder id={order.id} />
      </Form>
    </Card>
  );
}
