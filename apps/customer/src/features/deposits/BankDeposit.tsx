import { useTranslation } from 'react-i18next';
import type { BankAccount, BankCurrency } from '../../api/deposits.js';
import { depositToBank } from '../../api/deposits.js';
import { failureOf } from '../../api/http.js';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MainButton } from '../../ui/MainButton.js';
import { PickField } from '../../ui/PickField.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { PictureSlot } from '../pictures/PictureField.js';
import { useUser } from '../session/useUser.js';
import { Form, HelpText } from '../wallet/Form.js';
import { BankFacts, linesOfBank } from './BankFacts.js';
import { NoWayIn } from './NoWayIn.js';
import { type DepositFormProps, useDepositForm } from './useDepositForm.js';
import { useBankAccounts, useBankCurrencies, useCurrencyChoice, useDepositCall } from './useDeposits.js';
import { useWayChoice } from './useWayChoice.js';

/** Remark of the demo's bank accounts in `seed/demo/money.json`. */
const DEMO_REMARK = 'This is a demo: please send no money.';

/** Deposit to one of the platform's bank accounts, chosen by the customer. */
export function BankDeposit({ onMade }: DepositFormProps) {
  const { data, error, refetch } = useBankCurrencies();
  if (data?.length === 0) return <NoWayIn />;
  if (data) return <BankForm currencies={data} onMade={onMade} />;
  return error ? <ErrorState {...failureOf(error)} onRetry={() => refetch()} /> : <SkeletonForm fields={4} />;
}

const accountOf = ({ bankName, swift, payeeName, account }: BankAccount): string =>
  [bankName, swift, payeeName, account].join(' ');

function BankForm({ currencies, onMade }: DepositFormProps & { currencies: readonly BankCurrency[] }) {
  const { t } = useTranslation();
  const { currency: unit, review_promise_hours } = useConfig();
  const user = useUser();
  const ofCurrency = useCurrencyChoice(currencies);
  const currency = ofCurrency.chosen as BankCurrency;
  const banks = useBankAccounts(currency.id);
  const ofBank = useWayChoice(banks.data ?? [], { key: 'deposit-bank', placeOf: accountOf, of: currency.id });
  const bank = banks.data?.length === 0 || ofCurrency.isGone ? undefined : ofBank.chosen;
  const form = useDepositForm({ least: currency.least, most: currency.most });
  const call = useDepositCall(depositToBank, true);
  return (
    <Card>
      <Form
        noValidate
        onSubmit={form.onSubmit((filled) => {
          if (bank && !ofBank.isGone) call.send({ ...filled, bankId: bank.id }, form.then(onMade));
        })}
      >
        <PickField
          label={t('deposit.currency')}
          placeholder={currency.name}
          value={ofCurrency.isGone ? null : currency.id}
          onPick={ofCurrency.choose}
          error={ofCurrency.error}
          choices={currencies.map(({ id, name }) => ({ value: id, text: name }))}
        />
        {banks.isPending && <SkeletonForm fields={4} />}
        {banks.error && !banks.data && (
          <ErrorState {...failureOf(banks.error)} onRetry={() => banks.refetch()} />
        )}
        {banks.data?.length === 0 && !ofCurrency.isGone && (
          <HelpText role="status">{t('deposit.noBank')}</HelpText>
        )}
        {bank && (
          <>
            <PickField
              label={t('deposit.toBank')}
              placeholder={bank.bankName}
              value={ofBank.isGone ? null : bank.id}
              onPick={ofBank.choose}
              error={ofBank.error}
              choices={(banks.data ?? []).map((each) => ({
                value: each.id,
                text: each.bankName,
                second: each.account,
              }))}
            />
            {!ofBank.isGone && (
              <BankFacts lines={[...linesOfBank(bank), ['deposit.reference', user?.uid ?? '']]} />
            )}
            <HelpText>
              {t('cash.promise', { hours: review_promise_hours, count: Number(review_promise_hours) })}
            </HelpText>
            {bank.remark && !ofBank.isGone && (
              <HelpText>
                <bdi>{bank.remark === DEMO_REMARK ? t('deposit.demoRemark') : bank.remark}</bdi>
              </HelpText>
            )}
            <AmountField label={t('cash.amount')} unit={unit} {...form.amount} />
            <PictureSlot
              label={t('deposit.proof')}
              hint={t('deposit.proofHint')}
              disabled={call.busy}
              {...form.picture}
            />
            <MainButton
              type="submit"
              sticks
              busy={call.busy}
              why={form.isSending ? t('picture.sending', { what: t('deposit.proof') }) : undefined}
            >
              {t('deposit.submit')}
            </MainButton>
          </>
        )}
      </Form>
    </Card>
  );
}
