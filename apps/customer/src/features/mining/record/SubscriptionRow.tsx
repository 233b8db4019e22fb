import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { redeemable } from '@truemark/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Subscription } from '../../../api/funds.js';
import { Facts } from '../../../ui/Facts.js';
import { PartBar } from '../../../ui/PartBar.js';
import { StatusBadge } from '../../../ui/StatusBadge.js';
import { ExactTime, TimeText } from '../../../ui/TimeText.js';
import { useClock } from '../../wallet/useClock.js';
import { FundMoney } from '../FundMoney.js';
import { FundPicture } from '../FundPicture.js';
import { FundProof } from '../FundProof.js';
import { STATUS_TONES } from '../fund-words.js';
import { NextProfit } from './NextProfit.js';
import { Redeem } from './Redeem.js';

const Box = styled('article')(({ theme }) => ({
  padding: 16,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginBlockEnd: 12,
    '& > div': { flex: 1, minWidth: 0 },
    '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
    '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  },
}));

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginBlockEnd: 12,
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    margin: 0,
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 16,
  '& > *': { flex: '1 1 0', minHeight: 44, paddingInline: 12 },
});

/** One subscription: status, profits and actions. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const clock = useClock();
  const { id, status, currency, daysPaid, lockDividendDays: all, title, share } = subscription;
  const now = clock.now + subscription.clockAhead;
  const money = (amount: bigint) => <FundMoney amount={amount} currency={currency} />;
  const instant = (at: number) => <ExactTime key={at} at={at} zone={clock.zone} />;
  const days = t('mining.daysOf', { paid: daysPaid, all });
  const isRunning = status === 'running';
  const hasEnded = status === 'finished' || status === 'refunded';
  return (
    <Box aria-label={t('mining.one', { id })} data-testid={`subscription-${id}`}>
      <header>
        <FundPicture address={subscription.image} />
        <div>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <p>{money(share)}</p>
        </div>
        <StatusBadge tone={STATUS_TONES[status]}>{subscription.statusName}</StatusBadge>
      </header>
      <Days>
        <PartBar part={BigInt(daysPaid)} whole={BigInt(all)} label={t('mining.progress')} />
        <p>
          <span>{days}</span>
          {isRunning && <NextProfit subscription={subscription} />}
        </p>
      </Days>
      <Facts
        facts={[
          [t('mining.dayProfit'), money(subscription.dayProfit)],
          [t('mining.soFar'), money(subscription.profits)],
          [
            t('mining.stillPromised'),
            isRunning ? money(subscription.totalProfit - subscription.profits) : null,
          ],
          [t('mining.since'), <TimeText key="since" at={subscription.subscribedAt} {...clock} now={now} />],
          [t('mining.ends'), isRunning ? instant(subscription.endAt) : null],
          [
            t('mining.returns'),
            status === 'refunding' && subscription.returnsAt !== null
              ? instant(subscription.returnsAt)
              : null,
          ],
          [
            t('mining.willReturn'),
            status === 'refunding' ? money(redeemable(share, subscription.liquidatedDamages)) : null,
          ],
          [
            t('mining.ended'),
            hasEnded && subscription.endedAt !== null ? (
              <TimeText key="ended" at={subscription.endedAt} {...clock} now={now} />
            ) : null,
          ],
          [t('mining.returned'), hasEnded ? money(subscription.returned) : null],
          [t('mining.damages'), status === 'refunded' ? money(share - subscription.returned) : null],
          [
            t('mining.altogether'),
            hasEnded ? money(subscription.returned + subscription.profits - share) : null,
          ],
        ]}
      />
      <Actions>
        <Button variant="outlined" component={Link} to={`/mining/income?id=${id}`}>
          {t('mining.incomes')}
        </Button>
        {isRunning && <Redeem subscription={subscription} />}
      </Actions>
      <FundProof subscriptionId={id} />
    </Box>
  );
}
