import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive, onResync } from '../../api/live/live.js';
import { keys } from '../../api/query-keys.js';

/** What an operator's change can alter on screen. */
const OF_THE_HOUSE = [
  keys.config,
  keys.menus,
  keys.companyStatus,
  keys.company,
  keys.symbols,
  keys.categories,
];

/** Follows changes of configuration and menus as they are announced, and asks for everything that may have been missed. */
export function useFollowHouse(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stops = [
      onLive('CONFIG', () => {
        for (const queryKey of [...OF_THE_HOUSE, ['news']]) client.invalidateQueries({ queryKey });
      }),
      onLive('ACCOUNT', () => {
        client.invalidateQueries({ queryKey: keys.accounts });
        client.invalidateQueries({ queryKey: keys.profits });
      }),
      onLive('MESSAGE', () => client.invalidateQueries({ queryKey: keys.messages })),
      onResync(() => client.invalidateQueries()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
