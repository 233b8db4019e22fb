/**
 * The page that a mailed link names behind its `#`, below the back office; null: it names none. What stands there is never
 * sent to a server, so that no log keeps the secret of a link.
 */
export const mailedPath = (hash: string): string | null =>
  hash.startsWith('#/set-password?') ? `/admin${hash.slice(1)}` : null;
