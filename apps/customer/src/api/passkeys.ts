import type { PasskeysAnswer } from '@truemark/contracts';
import { action } from './action.js';
import { type CallOptions, get } from './http.js';
import { signInFrom } from './users.js';

/** A device's key to the account. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Epoch ms; null: not yet. */
  readonly usedAt: number | null;
}

/** A customer's passkeys. */
export interface Passkeys {
  readonly all: readonly Passkey[];
  /** After the password one is asked for too. */
  readonly isAsked: boolean;
  readonly most: number;
}

/** What a browser takes, and what it answers: both are between it and the server. */
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

/** For the password, and the code of who has an authenticator app. */
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

/** Whether one is asked for after the password. */
export const askPasskeys = action({
  path: `${PATH}/factor`,
  write: ({ isAsked, ...given }: { isAsked: boolean; password: string; response: DeviceJson }) => ({
    ...given,
    enabled: isAsked ? 1 : 0,
  }),
  read: passkeysFrom,
});

/** What a device is asked with, for whichever passkey of this site it has. */
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
