import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onFirstOpen, onLive, onResync } from '../../api/live/live.js';
import { keys } from '../../api/query-keys.js';

/** What an operator's change can alter on screen. */
const OF_OPERATORS = [
  keys.config,
  keys.menus,
  keys.companyStatus,
  keys.company,
  keys.symbols,
  keys.categories,
  keys.optionTermsAll,
  keys.descriptionsAll,
];

/** Follows changes of configuration and menus as they are announced, and asks for everything that may have been missed. */
export function useFollowConfiguration(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stops = [
      onLive('configuration', () => {
        for (const queryKey of [...OF_OPERATORS, ['news']]) client.invalidateQueries({ queryKey });
      }),
      onLive('account', () => {
        client.invalidateQueries({ queryKey: keys.accounts });
        client.invalidateQueries({ queryKey: keys.profits });
      }),
      // Whatever is decided about a customer is told to him by a message.
      onLive('message', () => {
        for (const queryKey of [keys.messages, keys.verification, keys.user, keys.cashAll, keys.fundsAll]) {
          client.invalidateQueries({ queryKey });
        }
      }),
      onFirstOpen(() => void readAnew(client)),
      onResync(() => client.invalidateQueries()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}

/** What was fetched before the first message could come, or is still on its way, may be older than a change already. */
async function readAnew(client: QueryClient): Promise<void> {
  const asked = OF_OPERATORS.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }));
  await Promise.allSettled(asked.map(({ promise }) => promise));
  await Promise.all(asked.map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
}
