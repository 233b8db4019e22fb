import { Link } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { formatUnrounded } from '../../../ui/figures.js';
import { Pill } from '../../../ui/Pill.js';
import { When } from '../../../ui/WhenField.js';
import { balanceText, coverText, type Pool } from './pool.js';

/** List of a fund's subscriptions in a state. */
const subscriptionsOf = (id: number, status: string): string =>
  `/fund-subscriptions?filter=${encodeURIComponent(JSON.stringify({ fund_id: id, status }))}`;

/** Figures of a pool, line by line. */
export const PoolFacts = ({ pool }: { pool: Pool }) => {
  const sum = (value: number): string => `${formatUnrounded(value)} ${pool.currency}`;
  const shares = (status: 'running' | 'refunding') => {
    const { count, amount } = pool[status];
    const text = t('funds.inSubscription', { amount: sum(amount), count });
    return count === 0 ? text : <Link to={subscriptionsOf(pool.id, status)}>{text}</Link>;
  };
  return (
    <Facts
      rows={[
        [t('funds.holds'), <strong key="balance">{sum(pool.balance)}</strong>],
        [t('funds.comesOf'), balanceText(pool, formatUnrounded)],
        [t('funds.promised'), sum(pool.promised)],
        [t('funds.free'), <strong key="free">{sum(pool.free)}</strong>],
        [t('funds.runningShares'), shares('running')],
        [t('funds.refundingShares'), shares('refunding')],
        [t('funds.aDayCosts'), sum(pool.day_profits)],
        [t('funds.paysFor'), coverText(pool.cover_days)],
        [
          t('funds.lastTooShort'),
          pool.short_at_ms === null ? t('funds.never') : <When key="short" ms={pool.short_at_ms} />,
        ],
        [
          t('funds.fund2'),
          pool.is_published ? (
            <Pill key="state" label={t('funds.published')} tone="success" />
          ) : (
            <Pill key="state" label={t('funds.notPublished')} />
          ),
        ],
      ]}
    />
  );
};
