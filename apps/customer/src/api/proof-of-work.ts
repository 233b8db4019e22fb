import type { CodeChallenge } from '@truemark/contracts';
import { type Action, type Done, send } from './action.js';
import { get, type Refusal } from './http.js';

/** Fetches the challenge to solve before a message is sent; empty if none is required. */
export async function fetchChallenge(): Promise<string> {
  return (await get<CodeChallenge>('/api/notify/challenge')).challenge;
}

/** Sends an action together with its proof of work. */
export const sendWithWork = <Request, Answer>(
  action: Action<Request, Answer>,
  request: Request,
  work: string | undefined,
): Promise<Done<Answer>> => send(action, { ...action.write(request), proof_of_work: work });

export const asksForWork = ({ key }: Refusal): boolean => key === 'auth.proof_of_work';

/** Challenge that comes with a refusal. */
export const challengeOf = ({ facts }: Refusal): string => String(facts.challenge);
