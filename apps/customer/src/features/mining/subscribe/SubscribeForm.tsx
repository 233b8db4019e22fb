import Button from '@mui/material/Button';
import { dayProfit, totalProfit } from '@truemark/domain';
import { formatDecimal, type Money, min, round } from '@truemark/money';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type OfferedFund, subscribe } from '../../../api/funds.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { AmountField } from '../../../ui/AmountField.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { Card, Stack } from '../../../ui/Card.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { NoticeBanner } from '../../../ui/NoticeBanner.js';
import { Page } from '../../../ui/Page.js';
import { useAccounts } from '../../accounts/useAccounts.js';
import { useFlag } from '../../configuration/configuration.js';
import { AllButton } from '../../wallet/AllButton.js';
import { Form } from '../../wallet/Form.js';
import { useFaults } from '../../wallet/useFaults.js';
import { FundMoney } from '../FundMoney.js';
import { daysText, moneyText } from '../fund-words.js';
import { ConfirmSubscription } from './ConfirmSubscription.js';
import { FundTermsCard } from './FundTermsCard.js';
import { RiskCards } from './RiskCards.js';
import { mostCovered, poolFree, readShare, type ShareFault } from './share-draft.js';

/** Time the success is shown before the records open, ms. */
const SUCCESS = 1_000;

const REFUSED_AT = {
  'fund.amount_bounds': 'amount',
  'fund.insufficient_balance': 'amount',
  'fund.limit_reached': 'amount',
  'fund.pool_short': 'amount',
};

/** The order being confirmed, frozen as shown. */
interface Order {
  readonly fund: OfferedFund;
  readonly amount: Money;
  /** Free balance of the funding account; undefined: unknown. */
  readonly free: Money | undefined;
}

/** Subscription form: amount, profit, source and risks, with confirmation. */
export function SubscribeForm({ fund, onBack }: { fund: OfferedFund; onBack: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const navigate = useNavigate();
  const hidesMost = useFlag('is_mining_hide_max_subscribe');
  const free = useAccounts().accounts?.find(({ type }) => type === 'change')?.free;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const [order, setOrder] = useState<Order | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [done, setDone] = useState(false);
  const faults = useFaults(REFUSED_AT);
  const call = useIdempotentCall({ action: subscribe, said: t('mining.subscribed'), quiet: true });
  const { amount, fault } = readShare(text, fund, free);
  const { currency } = fund;
  const isUsedUp = fund.limit > 0 && fund.running >= fund.limit;
  const most = mostCovered(fund);
  // The order itself uses the balance, the pool and the number of subscriptions.
  const isSent = call.busy || done;
  const takesMoney = isSent || (fund.isOpen && !isUsedUp && most > 0n);
  const money = (value: bigint) => moneyText(value, currency);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => navigate('/mining/record', { replace: true }), SUCCESS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const faultText = (why: ShareFault): string => {
    if (why === 'missing') return t('mining.input_lock_num');
    if (why === 'decimals') return t('mining.fault.decimals');
    if (why === 'tooSmall') return t('cash.atLeast', { limit: money(fund.least) });
    if (why === 'tooLarge')
      return hidesMost ? t('mining.fault.tooLarge') : t('cash.atMost', { limit: money(fund.most) });
    if (why === 'overFree') return t('cash.overFree', { limit: money(free ?? 0n) });
    return t('mining.fault.poolShort', {
      profit: money(totalProfit(fund, amount ?? 0n)),
      free: money(poolFree(fund)),
      most: money(most),
    });
  };
  const whyClosed = (): string => {
    if (!fund.isOpen) return t('mining.closedText');
    return isUsedUp ? t('mining.usedUp', { limit: fund.limit }) : t('mining.pool.full');
  };
  const write = (typed: string) => {
    setText(typed);
    faults.forget('amount');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== null || amount === null) return;
    setOrder({ fund, amount, free });
    setConfirming(true);
  };
  const confirm = (confirmed: Order) =>
    call.send(confirmed, {
      onSuccess: () => setDone(true),
      onRefused: faults.refuse,
      onSettled: () => setConfirming(false),
    });
  return (
    <Page
      title={fund.title}
      onBack={onBack}
      foot={
        takesMoney && (
          <div>
            <Button fullWidth type="submit" form={formId} variant="contained" disabled={isSent}>
              <BusyLabel busy={call.busy}>{t('mining.subscribe')}</BusyLabel>
            </Button>
          </div>
        )
      }
    >
      <Stack>
        {!takesMoney && (
          <NoticeBanner card label={t('mining.closed')} head={t('mining.closed')} text={whyClosed()} />
        )}
        <FundTermsCard fund={fund} />
        {takesMoney && (
          <Card>
            <Form id={formId} noValidate onSubmit={submit}>
              <AmountField
                label={t('mining.amount')}
                text={text}
                unit={currency}
                disabled={done}
                onText={write}
                aside={
                  <AllButton
                    disabled={!free || done}
                    onTake={() => write(formatDecimal(round(min(free ?? 0n, most), 2, 'down')))}
                  />
                }
                hint={
                  <>
                    {t('cash.free')} <MoneyText amount={free} currency={currency} />
                  </>
                }
                error={
                  !isSent && (asked || text !== '') && fault !== null ? faultText(fault) : faults.at('amount')
                }
              />
              <Facts
                facts={[
                  [
                    t('mining.dayProfit'),
                    <FundMoney
                      key="day"
                      amount={amount === null ? undefined : dayProfit(fund, amount)}
                      currency={currency}
                    />,
                  ],
                  [
                    t('mining.totalProfit', { days: daysText(fund.lockDividendDays) }),
                    <FundMoney
                      key="total"
                      amount={amount === null ? undefined : totalProfit(fund, amount)}
                      currency={currency}
                    />,
                  ],
                ]}
              />
            </Form>
          </Card>
        )}
        <RiskCards fund={fund} amount={takesMoney ? amount : null} />
      </Stack>
      {order && (
        <ConfirmSubscription
          open={confirming}
          {...order}
          busy={call.busy}
          onConfirm={() => confirm(order)}
          onClose={() => setConfirming(false)}
        />
      )}
    </Page>
  );
}
