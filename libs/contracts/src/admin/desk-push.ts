/** Where the operators' socket is. */
export const DESK_SOCKET = '/admin/api/live';

/**
 * What the operators' socket says. `ready`: signed in, or looked at anew: whatever is shown is asked for again. `work`: in
 * these queues something has changed, by the names of their resources. Nothing of a row, a price or a customer is ever in it.
 */
export type DeskPush =
  | { readonly type: 'ready' }
  | { readonly type: 'work'; readonly queues: readonly string[] }
  | { readonly type: 'pong' };

/** What the back office says to it. */
export type DeskMessage = { readonly type: 'login'; readonly params: string } | { readonly type: 'ping' };
