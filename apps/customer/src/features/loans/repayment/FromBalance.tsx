import Button from '@mui/material/Button';
import { joinSentences } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Payoff, repayFromBalance } from '../../../api/loans.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { Stack } from '../../../ui/Card.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useAccounts } from '../../accounts/useAccounts.js';
import { currentLanguage, useConfig } from '../../configuration/configuration.js';
import { HelpText } from '../../wallet/Form.js';
import { moneyText, placesFor } from '../loan-words.js';

const ADD_MONEY = '/mine/charge';

/** Full repayment from the funding account, or the amount missing there. */
export function FromBalance({ payoff }: { payoff: Payoff }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [asking, setAsking] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const repay = useIdempotentCall({ action: repayFromBalance, said: t('loan.repaid') });
  const free = useAccounts().accounts?.find(({ type }) => type === 'change')?.free;
  const { loan, total } = payoff;
  /** What is shown to be confirmed: what is read meanwhile does not replace it. */
  const [confirmed, setConfirmed] = useState({ total, free });
  const close = () => setAsking(false);
  // The repayment itself takes from the balance.
  const isSent = repay.busy || isPaid;
  const missing = isSent || free === undefined ? 0n : total - free;
  const money = (amount: bigint | undefined) => (
    <MoneyText amount={amount} currency={currency} places={placesFor(amount ?? 0n)} />
  );
  return (
    <Stack>
      <Facts facts={[[t('loan.funding'), money(free)]]} />
      {missing > 0n ? (
        <>
          <HelpText role="status">
            {joinSentences(
              currentLanguage().tag,
              t('loan.tooLittle', { missing: moneyText(missing, currency) }),
              t('loan.tooLittleText'),
            )}
          </HelpText>
          <Button variant="contained" onClick={() => navigate(ADD_MONEY)}>
            {t('loan.addMoney')}
          </Button>
        </>
      ) : (
        <>
          <HelpText>{t('loan.atOnce')}</HelpText>
          <Button
            variant="contained"
            disabled={free === undefined || isSent}
            onClick={() => {
              setConfirmed({ total, free });
              setAsking(true);
            }}
          >
            <BusyLabel busy={repay.busy}>
              {t('loan.repayNow', { total: moneyText(total, currency) })}
            </BusyLabel>
          </Button>
        </>
      )}
      <ConfirmSheet
        open={asking}
        title={t('loan.repayAsk')}
        confirm={t('loan.repayYes')}
        risk={t('loan.repayText')}
        busy={repay.busy}
        onConfirm={() =>
          repay.send(
            { loanId: loan.id, total: confirmed.total },
            { onSuccess: () => setPaid(true), onSettled: close },
          )
        }
        onClose={close}
      >
        <Facts
          facts={[
            [t('loan.payoffToday'), money(confirmed.total)],
            [
              t('loan.fundingAfter'),
              money(confirmed.free === undefined ? undefined : confirmed.free - confirmed.total),
            ],
          ]}
        />
      </ConfirmSheet>
    </Stack>
  );
}
