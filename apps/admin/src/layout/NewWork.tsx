import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useProducts } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { openDeskChannel } from '../providers/desk-channel.js';
import { DeskLine, peekKey, waitingKey } from '../providers/desk-line.js';
import { notify } from '../providers/device-notices.js';
import { t } from '../texts/texts.js';
import { alertChoices, ring } from './alert-choices.js';
import { useScreenTitle } from './use-screen-title.js';
import { useAllWaiting } from './use-waiting.js';

const HOUSE = 'Truemark';

/**
 * Shows the waiting count and the screen in the tab's title. If enabled, rings and shows a device notification when the
 * count rises.
 */
const Alerts = ({ me }: { me: Me }) => {
  const products = useProducts();
  const queues = useMemo(
    () =>
      products.flatMap(({ name, rail }) =>
        rail?.queue && hasPermission(me, name, 'approve')
          ? [{ resource: name, queue: rail.queue, label: rail.label }]
          : [],
      ),
    [products, me],
  );
  const counts = useAllWaiting(queues);
  const screen = useScreenTitle();
  const known = useRef(new Map<string, number>());
  const all = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  useEffect(() => {
    const name = screen === '' ? HOUSE : `${screen} · ${HOUSE}`;
    document.title = all > 0 ? `(${all}) ${name}` : name;
    return () => {
      document.title = HOUSE;
    };
  }, [all, screen]);
  useEffect(() => {
    const { sound, notice } = alertChoices();
    const more = queues.filter(({ resource }, at) => {
      const count = counts[at];
      if (count === undefined) return false;
      const before = known.current.get(resource);
      known.current.set(resource, count);
      return before !== undefined && count > before;
    });
    if (more.length > 0 && sound) ring();
    if (!notice) return;
    for (const { resource, label } of more)
      notify(resource, label, t('layout.waiting', { total: known.current.get(resource) ?? 0 }));
  });
  return null;
};

/** Desk channel: refetches counts and open lists when it reports changes. */
export const NewWork = ({ me, children }: { me: Me; children: ReactNode }) => {
  const client = useQueryClient();
  const [isUp, setUp] = useState(false);
  useEffect(
    () =>
      openDeskChannel({
        onUp: setUp,
        onWork: (queues) => {
          if (queues === null) void client.invalidateQueries({ queryKey: ['waiting'] });
          for (const queue of queues ?? []) {
            void client.invalidateQueries({ queryKey: waitingKey(queue) });
            void client.invalidateQueries({ queryKey: peekKey(queue) });
          }
        },
      }),
    [client],
  );
  return (
    <DeskLine value={isUp}>
      <Alerts me={me} />
      {children}
    </DeskLine>
  );
};
