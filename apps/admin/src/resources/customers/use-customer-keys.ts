import { useLocation, useNavigate } from 'react-router-dom';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { usePermission } from '../../ui/use-permission.js';
import type { Summary } from './customer.js';

/** Address of a new message to one customer. */
export const messageTo = (id: number): string =>
  `/messages/create?${new URLSearchParams({ source: JSON.stringify({ to: 'one', customer_id: id }) })}`;

/**
 * Shortcuts for the most frequent actions on a customer, on every tab. The overview handles them like a search command.
 */
export function useCustomerKeys({ id, is_demo: isDemo, blocked, identity }: Summary): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayWrite = usePermission('messages', 'create') === true;
  const mayCorrect = usePermission('adjustments', 'create') === true && !isDemo;
  const command = (name: string, what: string): void => {
    const overview = `/customers/${id}/show`;
    navigate(`${overview}?${name}=${what}`, { replace: pathname === overview });
  };
  const certified = identity.filter(({ state }) => state === 'certified').map(({ level }) => level);
  const highest = certified.includes('senior') ? 'senior' : certified[0];
  useReviewKeys({
    b: () => command(blocked.signIn ? 'unblock' : 'block', 'signIn'),
    l: () => command('level', 'edit'),
    n: () => command('note', 'new'),
    r: () => {
      if (highest !== undefined) command('revoke', highest);
    },
    R: () => {
      if (certified.includes('junior')) command('revoke', 'junior');
    },
    m: () => {
      if (mayWrite) navigate(messageTo(id));
    },
    x: () => {
      if (mayCorrect) navigate(`/adjustments/create?customer=${id}`);
    },
  });
}
