import type * as Library from '@simplewebauthn/browser';
import type { TFunction } from 'i18next';
import { perform } from '../../api/action.js';
import { Refusal } from '../../api/http.js';
import { type DeviceJson, passkeyOptions } from '../../api/passkeys.js';

/** Names of what a browser throws, and the text that says it. */
const FAULTS = {
  NotAllowedError: 'passkeys.cancelled',
  AbortError: 'passkeys.cancelled',
  InvalidStateError: 'passkeys.had',
} as const;

/** Whether there can be passkeys: a browser that knows them, and a name in the address, for they are bound to it. */
export function passkeysWork(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Asks the device for one of its passkeys. Throws `Refusal` with the text of what came between. */
export const askDevice = (t: TFunction): Promise<DeviceJson> =>
  told(t, async ({ startAuthentication }) => {
    const { data } = await perform(passkeyOptions, undefined);
    return startAuthentication({ optionsJSON: data as never });
  });

/** Has the device make a passkey as the server wants it. Throws `Refusal` with the text of what came between. */
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

/** What the browser threw, as it is or in the library's words. */
const isOfDevice = (fault: Error): boolean =>
  fault instanceof DOMException || fault.cause instanceof DOMException;
