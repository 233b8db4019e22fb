/** The operator's token, kept by the browser so that a second tab is signed in too. */
const KEY = 'truemark.operator';

export const readToken = (): string | null => localStorage.getItem(KEY);

export const keepToken = (token: string): void => localStorage.setItem(KEY, token);

export const forgetToken = (): void => localStorage.removeItem(KEY);
