import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { aimFrom, type MessageForm } from './operator-message.js';

/** Number of recipients of the composer's message; undefined while it is counted, or without recipients. */
export function useRecipients(form: MessageForm): number | undefined {
  const aim = aimFrom(form);
  const isNamed = form.to !== undefined && (aim.to !== 'one' || aim.customer_id !== null);
  const { data } = useQuery({
    queryKey: ['messages', 'recipients', aim],
    queryFn: () =>
      get<{ count: number }>(`messages/recipients?filter=${encodeURIComponent(JSON.stringify(aim))}`),
    enabled: isNamed,
  });
  return isNamed ? data?.count : undefined;
}
