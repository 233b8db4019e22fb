import { SESSION_ENDED } from './http.js';
import { parseJson } from './json.js';
import { language } from './language.js';
import { readLocal, writeLocal } from './storage.js';

/** Tokens of sessions that ended on this device and may be open on the server, separated by spaces. */
const OPEN = 'log-outs';

const openOnes = (): string[] => readLocal(OPEN)?.split(' ') ?? [];

const keep = (tokens: readonly string[]): void =>
  writeLocal(OPEN, tokens.length > 0 ? tokens.join(' ') : null);

/** Ends a session on the server. Until the server has answered it is repeated, also by a later start of the app. */
export function logOut(token: string): void {
  keep([...openOnes(), token]);
  void send(token);
}

/** Repeats the log-outs that had no answer: now, and whenever the network comes back. */
export function repeatLogOuts(): void {
  const repeat = (): void => {
    for (const token of openOnes()) void send(token);
  };
  window.addEventListener('online', repeat);
  repeat();
}

async function send(token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', lang: language(), authorization: token };
  try {
    // Sent even if the page is closed at once.
    const init = { method: 'POST', headers, body: '{}', keepalive: true };
    const response = await fetch('/api/user/logout', init);
    const { code } = parseJson(await response.text()) as { code?: unknown };
    if (code === 1 || code === SESSION_ENDED) keep(openOnes().filter((each) => each !== token));
  } catch {
    // Not reached: it stays among the open ones.
  }
}
