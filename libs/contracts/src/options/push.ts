import type { OfCustomer } from '../wire/socket.js';

/** Options that ended. */
export interface MicroSettledPush extends OfCustomer {
  type: 'MICRO_SETTLED';
  id: number[];
}

declare module '../wire/socket.js' {
  interface Topics {
    options: 'MICRO';
  }
  interface ServerPushes {
    options: MicroSettledPush;
  }
}
