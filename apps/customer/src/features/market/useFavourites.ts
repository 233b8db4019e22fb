import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { perform } from '../../api/action.js';
import { fetchFavourites, setFavourite } from '../../api/favourites.js';
import { Refusal } from '../../api/http.js';
import { token, useSignedIn } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import { createStore, useStore } from '../../ui/store.js';
import { useUser } from '../session/useUser.js';
import { parseFavourites, withFavourite } from './favourites.js';
import { marketKeys } from './keys.js';

const KEY = 'favourites';

/** A visitor's favourites; merged into those of the next customer who signs in. */
const device = createStore(parseFavourites(readLocal(KEY)));

function keepOnDevice(ids: readonly number[]): void {
  device.set(ids);
  writeLocal(KEY, ids.length > 0 ? JSON.stringify(ids) : null);
}

/** Fetches the customer's favourites, after adding those of the device. */
async function fetchMerged(signal: AbortSignal): Promise<readonly number[]> {
  let ids: readonly number[] = await fetchFavourites({ signal });
  for (const symbolId of device.get().filter((id) => !ids.includes(id))) {
    try {
      ids = (await perform(setFavourite, { symbolId, on: true }, { signal })).data;
    } catch (fault) {
      // A symbol no longer offered is dropped.
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
  return ids;
}

const NONE: readonly number[] = [];

interface Favourites {
  readonly ids: readonly number[];
  /** Whether `ids` has loaded; before that nothing can be toggled. */
  readonly isKnown: boolean;
  readonly set: (symbolId: number, on: boolean) => void;
}

/**
 * Favourite symbols, in the order they were added. Stored on the device before sign-in, and carried over from a demo to
 * the real account.
 */
export function useFavourites(): Favourites {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const user = useUser();
  const onDevice = useStore(device);
  const queryKey = marketKeys.favourites;
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchMerged(signal),
    enabled: signedIn,
    staleTime: 60_000,
    meta: { quiet: true },
  });
  const isDemo = user?.isDemo;
  useEffect(() => {
    if (data && isDemo !== undefined) keepOnDevice(isDemo ? data : NONE);
  }, [data, isDemo]);
  const mutationKey = queryKey;
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last answer is the newest.
    scope: { id: 'favourites' },
    mutationFn: (change: { symbolId: number; on: boolean }) => perform(setFavourite, change),
    onMutate: async ({ symbolId, on }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (ids?: readonly number[]) => ids && withFavourite(ids, symbolId, on));
    },
    // The answer to an earlier press must not undo a later one.
    onSuccess: ({ data: ids }) => {
      if (client.isMutating({ mutationKey }) !== 1) return;
      // After a sign-out there is no list any more.
      client.setQueryData(queryKey, (now?: readonly number[]) => now && ids);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return {
    ids: signedIn ? (data ?? NONE) : onDevice,
    isKnown: !signedIn || data !== undefined,
    set: (symbolId, on) => {
      if (token.get() === null) keepOnDevice(withFavourite(device.get(), symbolId, on));
      else if (data !== undefined) mutate({ symbolId, on });
      else if (isError) void refetch();
    },
  };
}
