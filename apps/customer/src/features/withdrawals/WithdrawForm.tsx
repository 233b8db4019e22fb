import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import type { AppKey } from '@truemark/i18n';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { MainButton } from '../../ui/MainButton.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { PickField } from '../../ui/PickField.js';
import { PasswordField, TextField } from '../../ui/TextField.js';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { AllButton } from '../wallet/AllButton.js';
import { Form } from '../wallet/Form.js';
import { useAmountTexts } from '../wallet/useAmountTexts.js';
import { bindPath, DestinationFields } from './DestinationFields.js';
import { LacksPayPassword } from './LacksPayPassword.js';
import { PayoutFacts } from './PayoutFacts.js';
import { PayoutsHeld } from './PayoutsHeld.js';
import { PayoutTerms } from './PayoutTerms.js';
import { currencyName } from './payout.js';
import { SaveAddress } from './SaveAddress.js';
import { useWithdrawForm, type WithdrawTerms } from './useWithdrawForm.js';
import { WaitNotice } from './WaitNotice.js';

const digits = (text: string): string => text.replace(/\D/g, '').slice(0, 6);

/** Asks to be paid: in what, where to, how much. */
export function WithdrawForm(terms: WithdrawTerms) {
  const { way, currencies, user } = terms;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency: unit, withdraw_credential_hours, withdraw_new_method_hours } = useConfig();
  const form = useWithdrawForm(terms);
  const { boundsText, faultText } = useAmountTexts();
  const errors = useErrorTexts();
  const [asking, setAsking] = useState<'bind' | 'send' | null>(null);
  const bothWait =
    form.bound.length === 0 && Number(withdraw_credential_hours) > 0 && Number(withdraw_new_method_hours) > 0;
  const blocked = user.withdrawingBlocked;
  const [held, setHeld] = useState<AppKey | null>(null);
  const isBlocked = form.wait > 0 || form.isWithdrawing || Boolean(blocked) || held !== null;

  // How much is asked once money can leave; the waiting time of an address need not wait for the other.
  const isHeldUp = form.lacksPayPassword || form.credentialWait > 0;
  const reasons = [
    held,
    blocked && 'withdraw.why.blocked',
    form.isWithdrawing && 'withdraw.why.pending',
    form.wait > 0 && 'withdraw.why.waits',
  ] as const;
  const why = reasons.find((reason) => typeof reason === 'string' && reason !== '') || null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isHeldUp) return;
    form.ask();
    if (form.to === 'bound' && !form.method) setAsking('bind');
    else if (form.isComplete && !isBlocked) setAsking('send');
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
        <PayoutsHeld onHeld={setHeld} />
        {blocked && (
          <NoticeBanner
            card
            label={t('blocks.title')}
            head={t('blocks.withdrawing', { reason: blocked })}
            text={t('blocks.withdrawingText')}
          />
        )}
        {form.isWithdrawing && (
          <NoticeBanner
            card
            icon={<HourglassTop aria-hidden />}
            label={t('withdraw.pending')}
            head={t('withdraw.pending')}
            text={t('withdraw.pendingText')}
          />
        )}
        <PickField
          label={t('withdraw.currency')}
          placeholder=""
          value={form.currency.id}
          onPick={form.setCurrency}
          choices={currencies.map((each) => ({ value: each.id, text: currencyName(each) }))}
        />
        {isHeldUp && <PayoutTerms form={form} />}
        {form.lacksPayPassword && <LacksPayPassword bothWait={bothWait} />}
        <WaitNotice form={form} />
        <DestinationFields way={way} form={form}>
          {isHeldUp && <SaveAddress form={form} />}
        </DestinationFields>
        {!isHeldUp && (
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
            {form.asksPassword && (
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
            <MainButton type="submit" busy={form.busy} why={why ? t(why) : undefined}>
              {t('withdraw.submit')}
            </MainButton>
          </>
        )}
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
      </ConfirmSheet>
    </Card>
  );
}
