import type { CodeChallenge } from '@truemark/contracts';
import { type Action, type Done, send } from './action.js';
import { get, type Refusal } from './http.js';

/** What a machine has to work on before a message is sent for it; empty where nothing is asked for. */
export async function fetchChallenge(): Promise<string> {
  return (await get<CodeChallenge>('/api/notify/challenge')).challenge;
}

/** An action with the work that was done for it. */
export const sendWithWork = <Request, Answer>(
  action: Action<Request, Answer>,
  request: Request,
  work: string | undefined,
): Promise<Done<Answer>> => send(action, { ...action.write(request), proof_of_work: work });

export const asksForWork = ({ key }: Refusal): boolean => key === 'auth.proof_of_work';

/** The challenge that comes with a refusal. */
export const challengeOf = ({ facts }: Refusal): string => String(facts.challenge);
