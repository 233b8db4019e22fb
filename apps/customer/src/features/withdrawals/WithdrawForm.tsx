import type { AppKey } from '@truemark/i18n';
import { type FormEvent, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { MainButton } from '../../ui/MainButton.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PageNote } from '../../ui/PageNote.js';
import { PickField } from '../../ui/PickField.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { useConfig } from '../configuration/configuration.js';
import type { PayoutsHeldProps } from '../product.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { AllButton } from '../wallet/AllButton.js';
import { Form } from '../wallet/Form.js';
import { useAmountTexts } from '../wallet/useAmountTexts.js';
import { bindPath, DestinationFields } from './DestinationFields.js';
import { FormFold } from './FormFold.js';
import { PayoutFacts } from './PayoutFacts.js';
import { PayoutStatus } from './PayoutStatus.js';
import { PayoutsHeld } from './PayoutsHeld.js';
import { currencyName } from './payout.js';
import { type PayoutHold, payoutHold } from './payout-hold.js';
import { SaveAddress } from './SaveAddress.js';
import { useWithdrawForm, type WithdrawTerms } from './useWithdrawForm.js';

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

const WHY = {
  blocked: 'withdraw.why.blocked',
  pending: 'withdraw.why.pending',
  empty: 'withdraw.empty',
  // No button yet.
  password: null,
  waits: 'withdraw.why.waits',
} as const satisfies Record<Exclude<PayoutHold, 'product'>, AppKey | null>;

interface Held extends PayoutsHeldProps {
  /** Why a product holds payouts. */
  readonly held: AppKey | null;
}

/** Withdrawal form: currency, destination, amount. */
export function WithdrawForm({ held, onHeld, ...terms }: WithdrawTerms & Held) {
  const { way, currencies, user, standing } = terms;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency: unit } = useConfig();
  const form = useWithdrawForm(terms);
  const { boundsText, faultText } = useAmountTexts();
  const errors = useErrorTexts();
  const [asking, setAsking] = useState<'bind' | 'send' | null>(null);
  const to = `${form.currency.id}:${form.method?.id ?? form.address}`;
  const [confirmed, setConfirmed] = useState({ to, currencyId: form.currency.id });
  // The address was removed on another device, or its currency by an operator: the money must not go to the next one.
  const isGone = asking === 'send' && confirmed.to !== to && !form.busy;
  const giveUp = useEffectEvent(() => {
    setAsking(null);
    const isSame = confirmed.currencyId === form.currency.id;
    toast.error(
      errors[isSame ? 'withdraw.method_not_found' : 'withdraw.way_gone'] ?? t('withdraw.noWayText'),
    );
  });
  useLayoutEffect(() => {
    if (isGone) giveUp();
  }, [isGone]);
  const blocked = user.withdrawingBlocked;
  const hold = payoutHold({
    isHeld: held !== null,
    isBlocked: Boolean(blocked),
    isWithdrawing: form.isWithdrawing,
    free: form.bounds.free,
    lacksPayPassword: form.lacksPayPassword,
    wait: form.wait,
    credentialWait: form.credentialWait,
  });
  const why = hold && (hold === 'product' ? held : WHY[hold]);
  // An address can start its waiting time before a withdrawal to it is possible.
  const savesAddress = form.lacksPayPassword || form.credentialWait > 0;
  const isOwnToDo = hold === 'password' || hold === 'waits';
  // Another address may not have to wait: if only an address is waiting, the form stays open to pick another.
  const isFolded = hold === 'empty' || (isOwnToDo && savesAddress);
  // Inputs that could not be sent before the wait is over are hidden, except the destination.
  const isOnlyPrepared = isFolded && savesAddress;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hold) return;
    form.ask();
    if (form.to === 'bound' && !form.method) setAsking('bind');
    else if (form.isComplete) {
      // The first currency and address are chosen by default, and a newer one must not take their place.
      form.pin();
      setConfirmed({ to, currencyId: form.currency.id });
      setAsking('send');
    }
  };
  const takesAll = form.payout !== null && form.payout.received === 0n && !form.amountFault;
  const amountError =
    form.amountFault && (form.asked || form.text !== '')
      ? faultText(form.amountFault)
      : takesAll
        ? errors['withdraw.nothing_received']
        : form.errorAt('amount');
  return (
    <Card>
      <Form noValidate onSubmit={submit}>
        <PayoutsHeld onHeld={onHeld} />
        <PayoutStatus hold={hold} form={form} standing={standing} blocked={blocked} />
        <FormFold folded={isFolded}>
          <PickField
            label={t('withdraw.currency')}
            placeholder=""
            value={form.currency.id}
            onPick={form.setCurrency}
            choices={currencies.map((each) => ({ value: each.id, text: currencyName(each) }))}
          />
          <DestinationFields way={way} form={form}>
            {savesAddress && <SaveAddress form={form} />}
          </DestinationFields>
          {!isOnlyPrepared && (
            <>
              <AmountField
                label={t('cash.amount')}
                text={form.text}
                onText={form.setText}
                unit={unit}
                aside={<AllButton disabled={!form.bounds.free} onTake={form.takeAll} />}
                hint={
                  <>
                    {t('cash.free')} <MoneyText amount={form.bounds.free} currency={unit} />
                    <br />
                    {boundsText(form.bounds)}
                  </>
                }
                error={amountError}
              />
              <PayoutFacts form={form} />
              <TextField
                label={t('withdraw.remark')}
                hint={t('withdraw.remarkHint')}
                dir="auto"
                autoComplete="off"
                maxLength={200}
                value={form.memo}
                onChange={(event) => form.setMemo(event.target.value)}
              />
              {form.asksPassword && !form.lacksPayPassword && (
                <PasswordField
                  label={t('payPassword.title')}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  value={form.password}
                  onChange={(event) => form.setPassword(digits(event.target.value))}
                  error={
                    form.errorAt('payPassword') ??
                    (form.asked && form.lacksPassword ? t('payPassword.hint') : undefined)
                  }
                />
              )}
              <MainButton type="submit" sticks={!hold} busy={form.busy} why={why ? t(why) : undefined}>
                {t('withdraw.submit')}
              </MainButton>
            </>
          )}
        </FormFold>
      </Form>
      <ConfirmSheet
        open={asking === 'bind'}
        title={t('withdraw.bindAsk')}
        confirm={t(way === 'coin' ? 'withdraw.addAddress' : 'withdraw.addAccount')}
        onConfirm={() => navigate(bindPath(way))}
        onClose={() => setAsking(null)}
      >
        {errors['wallet.not_bind']}
      </ConfirmSheet>
      <ConfirmSheet
        open={asking === 'send'}
        title={t('withdraw.confirmTitle')}
        confirm={t('withdraw.confirm')}
        risk={t(way === 'coin' ? 'withdraw.riskCoin' : 'withdraw.riskBank')}
        busy={form.busy}
        onConfirm={() => form.draw(() => setAsking(null))}
        onClose={() => setAsking(null)}
      >
        <PayoutFacts form={form} destination />
        <PageNote>{t('withdraw.tradesMayWait')}</PageNote>
      </ConfirmSheet>
    </Card>
  );
}
