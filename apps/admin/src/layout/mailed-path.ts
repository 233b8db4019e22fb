/**
 * Page that a mailed link names after its `#`, below the back office; null: none. The fragment is never sent to a
 * server, so no log contains the link's secret.
 */
export const mailedPath = (hash: string): string | null =>
  hash.startsWith('#/set-password?') ? `/admin${hash.slice(1)}` : null;
