const PREFIX = 'truemark.';

/** Reads the browser's local storage. Storage is optional: without it the app works but remembers less. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A full or blocked storage must not stop the customer.
  }
}

/** Reads this tab's session storage, which holds half-filled forms until the tab is closed. */
export function recallForTab(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function rememberForTab(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // Without storage the value is lost with the page.
  }
}

/** Clears this tab's session storage, because the next user of the tab may be someone else. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}
