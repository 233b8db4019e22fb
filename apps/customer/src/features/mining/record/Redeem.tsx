import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { redeem, type Subscription } from '../../../api/funds.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';
import { Facts } from '../../../ui/Facts.js';
import { FundMoney } from '../FundMoney.js';
import { hoursText, percentText } from '../fund-words.js';

/** Redeems a subscription early, after one confirmation with its cost. */
export function Redeem({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { id, share, redeemable, profits, totalProfit, refundHours: hours, currency } = subscription;
  const call = useIdempotentCall({ action: redeem, said: t('mining.redeemed') });
  const money = (amount: bigint) => <FundMoney amount={amount} currency={currency} />;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('mining.redeem')}
      </Button>
      <ConfirmSheet
        open={asking}
        title={t('mining.redeemAsk')}
        confirm={t('mining.redeemYes')}
        dismiss={t('mining.redeemNo')}
        risk={hours === 0 ? t('mining.redeemText') : t('mining.redeemLater', { time: hoursText(hours) })}
        tone="danger"
        busy={call.busy}
        onConfirm={() => call.send(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <Facts
          facts={[
            [t('mining.share'), money(share)],
            [
              t('mining.damagesOf', { percent: percentText(subscription.liquidatedDamages) }),
              money(redeemable - share),
            ],
            [t('mining.back'), money(redeemable)],
            [t('mining.kept'), money(profits)],
            [t('mining.givenUp'), money(totalProfit - profits)],
            [t('mining.altogether'), money(redeemable + profits - share)],
          ]}
        />
      </ConfirmSheet>
    </>
  );
}
