/** Path of the operators' socket. */
export const DESK_SOCKET = '/admin/api/live';

/**
 * Messages of the operators' socket. `ready`: signed in, or re-checked; the client reloads whatever it shows. `work`:
 * these queues, named by their resources, have changed. Messages never contain data of a row, a price or a customer.
 */
export type DeskPush =
  | { readonly type: 'ready' }
  | { readonly type: 'work'; readonly queues: readonly string[] }
  | { readonly type: 'pong' };

/** Messages from the back office to the socket. */
export type DeskMessage = { readonly type: 'login'; readonly params: string } | { readonly type: 'ping' };
