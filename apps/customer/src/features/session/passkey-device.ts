import type * as Library from '@simplewebauthn/browser';
import type { TFunction } from 'i18next';
import { perform } from '../../api/action.js';
import { Refusal } from '../../api/http.js';
import { type DeviceJson, passkeyOptions } from '../../api/passkeys.js';

/** Browser error names and their texts. */
const FAULTS = {
  NotAllowedError: 'passkeys.cancelled',
  AbortError: 'passkeys.cancelled',
  InvalidStateError: 'passkeys.had',
} as const;

/** Whether passkeys are available: browser support, and a domain name in the address, because they are bound to it. */
export function passkeysWork(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Requests one of the device's passkeys. Throws a `Refusal` with the text of the error. */
export const askDevice = (t: TFunction): Promise<DeviceJson> =>
  told(t, async ({ startAuthentication }) => {
    const { data } = await perform(passkeyOptions, undefined);
    return startAuthentication({ optionsJSON: data as never });
  });

/** Creates a passkey with the server's options. Throws a `Refusal` with the text of the error. */
export const makeOnDevice = (t: TFunction, options: DeviceJson): Promise<DeviceJson> =>
  told(t, ({ startRegistration }) => startRegistration({ optionsJSON: options as never }));

async function told(t: TFunction, ask: (library: typeof Library) => Promise<object>) {
  const library = await import('@simplewebauthn/browser');
  try {
    return { ...(await ask(library)) };
  } catch (fault) {
    if (!(fault instanceof Error) || fault instanceof Refusal || !isOfDevice(fault)) throw fault;
    const key = FAULTS[fault.name as keyof typeof FAULTS] ?? 'passkeys.unavailable';
    throw new Refusal(t(key), key);
  }
}

/** Whether the error is the browser's, raw or wrapped by the library. */
const isOfDevice = (fault: Error): boolean =>
  fault instanceof DOMException || fault.cause instanceof DOMException;
