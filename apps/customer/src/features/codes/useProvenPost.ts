import type { CodeChallenge, Envelope } from '@truemark/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { get, post, Refusal } from '../../api/http.js';
import { solve } from './proof-of-work.js';

/** A solved challenge; undefined where none is asked for, or none can be had: the server says whether it needs one. */
const proof = (): Promise<string | undefined> =>
  get<CodeChallenge>('/api/notify/challenge')
    .then(({ challenge }) => solve(challenge))
    .catch(() => undefined);

/** Posts with a proof of work. The first is worked out as soon as the page is there, so that nobody waits for it. */
export function useProvenPost() {
  const ahead = useRef<Promise<string | undefined> | null>(null);
  useEffect(() => {
    ahead.current ??= proof();
  }, []);
  return useCallback(async <T>(path: string, fields: object): Promise<Envelope<T>> => {
    const proof_of_work = await (ahead.current ?? proof());
    // Each counts once.
    ahead.current = null;
    try {
      return await post<T>(path, { ...fields, proof_of_work });
    } catch (error) {
      if (!(error instanceof Refusal) || error.key !== 'auth.proof_of_work') throw error;
      const again = await solve(String(error.facts.challenge)).catch(() => undefined);
      return post<T>(path, { ...fields, proof_of_work: again });
    }
  }, []);
}
