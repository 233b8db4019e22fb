/** The operator's token, kept by the browser so that a second tab is signed in too. */
const KEY = 'truemark.operator';

let hasEnded = false;
const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(KEY);

export function keepToken(token: string): void {
  hasEnded = false;
  localStorage.setItem(KEY, token);
}

export const forgetToken = (): void => localStorage.removeItem(KEY);

/** The server knows the session no more, though nobody signed out: what was typed waits for who signs in again. */
export function endSession(): void {
  hasEnded = true;
  forgetToken();
  for (const listener of listeners) listener();
}

/** Whether a session ended so in this window, and nobody has signed in since. */
export const hasSessionEnded = (): boolean => hasEnded;

/** Hears of a session that ended so, until the returned function is called. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
