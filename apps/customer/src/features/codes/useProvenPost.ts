import { useCallback, useEffect, useRef } from 'react';
import { type Action, type Done } from '../../api/action.js';
import { Refusal } from '../../api/http.js';
import { asksForWork, challengeOf, fetchChallenge, sendWithWork } from '../../api/proof-of-work.js';
import { solve } from './proof-of-work.js';

/** A solved challenge; undefined if none is required or available. The server decides whether it needs one. */
const proof = (): Promise<string | undefined> =>
  fetchChallenge()
    .then(solve)
    .catch(() => undefined);

/** Posts with a proof of work. The first is computed when the page opens, so that nobody waits for it. */
export function useProvenPost() {
  const ahead = useRef<Promise<string | undefined> | null>(null);
  useEffect(() => {
    ahead.current ??= proof();
  }, []);
  return useCallback(async <Request, Answer>(action: Action<Request, Answer>, request: Request) => {
    const post = (work: string | undefined): Promise<Done<Answer>> => sendWithWork(action, request, work);
    const work = await (ahead.current ?? proof());
    // Each proof can be used once.
    ahead.current = null;
    try {
      return await post(work);
    } catch (error) {
      if (!(error instanceof Refusal) || !asksForWork(error)) throw error;
      return post(await solve(challengeOf(error)).catch(() => undefined));
    }
  }, []);
}
