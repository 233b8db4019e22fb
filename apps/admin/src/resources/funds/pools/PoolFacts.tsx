import { Link } from 'react-admin';
import { Facts } from '../../../ui/Facts.js';
import { whole } from '../../../ui/figures.js';
import { Pill } from '../../../ui/Pill.js';
import { When } from '../../../ui/WhenField.js';
import { balanceText, coverText, type Pool } from './pool.js';

/** Where the subscriptions of a fund in a state are listed. */
const subscriptionsOf = (id: number, status: string): string =>
  `/fund-subscriptions?filter=${encodeURIComponent(JSON.stringify({ fund_id: id, status }))}`;

/** The figures of a pool, line by line. */
export const PoolFacts = ({ pool }: { pool: Pool }) => {
  const sum = (value: number): string => `${whole(value)} ${pool.currency}`;
  const shares = (status: 'running' | 'refunding') => {
    const { count, amount } = pool[status];
    const text = `${sum(amount)} in ${count} subscription${count === 1 ? '' : 's'}`;
    return count === 0 ? text : <Link to={subscriptionsOf(pool.id, status)}>{text}</Link>;
  };
  return (
    <Facts
      rows={[
        ['Holds', <strong key="balance">{sum(pool.balance)}</strong>],
        ['Comes of', balanceText(pool, whole)],
        ['Promised', sum(pool.promised)],
        ['Free', <strong key="free">{sum(pool.free)}</strong>],
        ['Running shares', shares('running')],
        ['Refunding shares', shares('refunding')],
        ['A day costs', sum(pool.day_profits)],
        ['Pays for', coverText(pool.cover_days)],
        ['Last too short', pool.short_at_ms === null ? 'Never' : <When key="short" ms={pool.short_at_ms} />],
        [
          'Fund',
          pool.is_published ? (
            <Pill key="state" label="Published" tone="success" />
          ) : (
            <Pill key="state" label="Not published" />
          ),
        ],
      ]}
    />
  );
};
