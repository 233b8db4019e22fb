/** The operator's token, in local storage so that a second tab is signed in too. */
const KEY = 'truemark.operator';

let hasEnded = false;
const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(KEY);

export function keepToken(token: string): void {
  hasEnded = false;
  localStorage.setItem(KEY, token);
}

export const forgetToken = (): void => localStorage.removeItem(KEY);

/** Marks a session as ended by the server without a sign-out: drafts are kept for the next sign-in. */
export function endSession(): void {
  hasEnded = true;
  forgetToken();
  for (const listener of listeners) listener();
}

/** Whether a session ended that way in this window, and nobody has signed in since. */
export const hasSessionEnded = (): boolean => hasEnded;

/** Calls `listener` when somebody signs in from another tab of this browser, until the returned function is called. */
export function onSignInElsewhere(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Subscribes to such session ends, until the returned function is called. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
