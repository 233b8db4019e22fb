import Button from '@mui/material/Button';
import { formatAmount, formatFigure } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../api/withdrawals.js';
import { Stack } from '../../ui/Card.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { Sheet } from '../../ui/Sheet.js';
import { Timeline } from '../../ui/Timeline.js';
import { ExactTime } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { currencyName } from './payout.js';
import { stagesOf } from './stages.js';
import { useCancelCall } from './useWithdrawals.js';

interface WithdrawalSheetProps {
  record: Withdrawal | undefined;
  onClose: () => void;
}

/** Details of one withdrawal, with cancellation while it is pending. */
export function WithdrawalSheet({ record, onClose }: WithdrawalSheetProps) {
  const { t } = useTranslation();
  const { currency, timezone, review_promise_hours: hours } = useConfig();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelCall();
  // Decided meanwhile: its sheet shows how.
  if (asking && record?.status !== 'pending') setAsking(false);
  if (!record) return null;
  const money = (amount: Money) => <Figure>{`${formatAmount(amount)} ${currency}`}</Figure>;
  const { code } = record.currency;
  const at = (time: number) => <ExactTime at={time} zone={timezone} />;
  const why = record.reason && (
    <>
      {t('cash.reason')}: <bdi>{record.reason}</bdi>
    </>
  );
  return (
    <>
      <Sheet
        open={!asking}
        title={t('withdraw.one', { id: record.id })}
        onClose={onClose}
        foot={
          record.status === 'pending' && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {t('withdraw.cancel')}
            </Button>
          )
        }
      >
        <Stack sx={{ gap: 6 }}>
          <Timeline
            label={t('withdraw.stages')}
            stages={stagesOf(record).map(({ key, title, state, at: time }) => ({
              key,
              state,
              title: t(title),
              text: (
                <>
                  {time !== null && at(time)}
                  {key === 'decided' && state === 'now' && t('cash.promise', { hours, count: Number(hours) })}
                  {state === 'bad' && why && (
                    <>
                      <br />
                      {why}
                    </>
                  )}
                </>
              ),
            }))}
          />
          <Facts
            facts={[
              [t('cash.amount'), money(record.amount)],
              [t('withdraw.fee'), money(record.fee)],
              [t('withdraw.received'), money(record.received)],
              [
                t(record.isEstimate ? 'withdraw.estimate' : 'withdraw.coins'),
                record.coins === null ? null : (
                  <Figure key="coins">{`${formatFigure(record.coins)} ${code}`}</Figure>
                ),
              ],
              [t('withdraw.currency'), currencyName(record.currency)],
              [t('withdraw.to'), <bdi key="to">{record.address || record.account}</bdi>],
              [t('withdraw.remark'), record.memo ? <bdi key="memo">{record.memo}</bdi> : null],
              [
                t('withdraw.reference'),
                record.reference ? <bdi key="reference">{record.reference}</bdi> : null,
              ],
            ]}
          />
        </Stack>
      </Sheet>
      <ConfirmSheet
        open={asking}
        title={t('withdraw.cancelAsk')}
        confirm={t('withdraw.cancel')}
        dismiss={t('withdraw.keep')}
        risk={t('withdraw.cancelRisk')}
        tone="danger"
        busy={cancel.busy}
        onConfirm={() => cancel.send(record.id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
