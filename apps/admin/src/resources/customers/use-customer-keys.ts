import { useLocation, useNavigate } from 'react-router-dom';
import { useEarly } from '../../ui/review/use-early.js';
import { useReviewKeys } from '../../ui/review/use-review-keys.js';
import { usePermission } from '../../ui/use-permission.js';
import type { Summary } from './customer.js';

/** Address of a new message to one customer. */
export const messageTo = (id: number): string =>
  `/messages/create?${new URLSearchParams({ source: JSON.stringify({ to: 'one', customer_id: id }) })}`;

type Commands = Readonly<Record<string, () => void>>;

/** Keys of the commands, including that of the tags, which handle it themselves once they are there. */
const KEYS = ['b', 'l', 'n', 'r', 'R', 'm', 'x', 't'];

/**
 * Shortcuts for the most frequent actions on a customer, on every tab. The overview handles them like a search command.
 */
export function useCustomerKeys(customer: Summary | undefined): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayWrite = usePermission('messages', 'create') === true;
  const mayAdjust = usePermission('adjustments', 'create') === true;
  const commandsOf = ({ id, is_demo: isDemo, blocked, identity }: Summary): Commands => {
    const command = (name: string, what: string): void => {
      const overview = `/customers/${id}/show`;
      navigate(`${overview}?${name}=${what}`, { replace: pathname === overview });
    };
    const certified = identity.filter(({ state }) => state === 'certified').map(({ level }) => level);
    const highest = certified.includes('senior') ? 'senior' : certified[0];
    return {
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
        if (mayAdjust && !isDemo) navigate(`/adjustments/create?customer=${id}`);
      },
    };
  };
  const runLate = (key: string): void => {
    if (!customer) return;
    if (key === 't') navigate(`${pathname}?tag=new`, { replace: true });
    else commandsOf(customer)[key]?.();
  };
  // Further letters belong to a text that is typed on: the `b` of a note's "bank" must not take the place of its `n`.
  const keep = useEarly(customer !== undefined, runLate, 'first');
  useReviewKeys(
    customer ? commandsOf(customer) : Object.fromEntries(KEYS.map((key) => [key, () => keep(key)])),
  );
}
