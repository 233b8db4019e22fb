import type { PasskeysAnswer } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { signInFrom } from './users.js';

/** A passkey registered for the account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Epoch ms; null: never used. */
  readonly usedAt: number | null;
}

/** A customer's passkeys. */
export interface Passkeys {
  readonly all: readonly Passkey[];
  /** Whether a passkey is also required after the password. */
  readonly isAsked: boolean;
  readonly most: number;
}

/** WebAuthn JSON for the browser, or from it. The app passes it through unread. */
export type DeviceJson = Readonly<Record<string, unknown>>;

const PATH = '/api/user/passkeys';

const passkeysFrom = ({ passkeys, factor, most }: PasskeysAnswer): Passkeys => ({
  all: passkeys.map(({ id, name, created_at_ms, last_used_at_ms }) => ({
    ...{ id, name },
    createdAt: created_at_ms,
    usedAt: last_used_at_ms === 0 ? null : last_used_at_ms,
  })),
  isAsked: factor === 1,
  most,
});

export async function fetchPasskeys(options: CallOptions): Promise<Passkeys> {
  return passkeysFrom(await get<PasskeysAnswer>(PATH, {}, options));
}

const optionsFrom = ({ options }: { options: DeviceJson }) => options;

/** Proposes a passkey. Needs the password, and the authenticator app's code if the customer has one. */
export const proposePasskey = action({
  path: `${PATH}/propose`,
  write: ({ password, code }: { password: string; code?: string }) => ({ password, totp: code }),
  read: optionsFrom,
  fields: { totp: 'code' },
});

export const addPasskey = action({
  path: `${PATH}/add`,
  write: (given: { name: string; response: DeviceJson }) => given,
  read: passkeysFrom,
});

export const renamePasskey = action({
  path: `${PATH}/rename`,
  write: (given: { id: string; name: string }) => given,
  read: passkeysFrom,
});

export const removePasskey = action({
  path: `${PATH}/remove`,
  write: (given: { id: string; password: string }) => given,
  read: passkeysFrom,
});

/** Sets whether a passkey is required after the password. */
export const askPasskeys = action({
  path: `${PATH}/factor`,
  write: ({ isAsked, ...given }: { isAsked: boolean; password: string; response: DeviceJson }) => ({
    ...given,
    enabled: isAsked ? 1 : 0,
  }),
  read: passkeysFrom,
});

/** Fetches the request options for any passkey of this site on the device. */
export const passkeyOptions = action({
  path: '/api/user/passkey_options',
  write: (_all: undefined) => ({}),
  read: optionsFrom,
});

export const logInByPasskey = action({
  path: '/api/user/passkey_login',
  write: (response: DeviceJson) => ({ response }),
  read: signInFrom,
});
