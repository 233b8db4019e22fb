import { Controller } from '@nestjs/common';
import {
  type AddPasskeyRequest,
  addPasskeyRequest,
  type PasskeyFactorRequest,
  type ProposePasskeyRequest,
  passkeyFactorRequest,
  passkeyOptionsSchema,
  passkeysSchema,
  proposePasskeyRequest,
  type RemovePasskeyRequest,
  type RenamePasskeyRequest,
  removePasskeyRequest,
  renamePasskeyRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnPasskeys } from './own-passkeys.js';

const TAG = 'Passkeys';
const LIMIT = { name: 'passkeys', per: 'customer', most: 30, windowMs: 60_000 } as const;
const CHANGE = { method: 'POST', auth: 'customer', realOnly: true, rateLimit: LIMIT, tag: TAG } as const;

@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  @Call('/api/user/passkeys', {
    auth: 'customer',
    realOnly: true,
    tag: TAG,
    summary: 'List the customer’s passkeys and whether one is required after the password',
    answer: passkeysSchema,
  })
  list(_: object, { customerId }: SignedIn) {
    return this.passkeys.standing(customerId);
  }

  @Call('/api/user/passkeys/propose', {
    ...CHANGE,
    schema: proposePasskeyRequest,
    summary: 'Get the options for creating a passkey; takes the password, and an app code if one is set up',
    answer: passkeyOptionsSchema,
  })
  propose(request: ProposePasskeyRequest, caller: SignedIn) {
    return this.passkeys.propose(request, caller);
  }

  @Call('/api/user/passkeys/add', {
    ...CHANGE,
    schema: addPasskeyRequest,
    done: 'done.passkey_added',
    summary: 'Store the passkey created from the options of `propose`, in the same session',
    answer: passkeysSchema,
  })
  add(request: AddPasskeyRequest, caller: SignedIn) {
    return this.passkeys.add(request, caller);
  }

  @Call('/api/user/passkeys/rename', {
    ...CHANGE,
    schema: renamePasskeyRequest,
    done: 'done.passkey_renamed',
    summary: 'Rename a passkey',
    answer: passkeysSchema,
  })
  rename(request: RenamePasskeyRequest, caller: SignedIn) {
    return this.passkeys.rename(request, caller);
  }

  @Call('/api/user/passkeys/remove', {
    ...CHANGE,
    schema: removePasskeyRequest,
    done: 'done.passkey_removed',
    summary: 'Remove a passkey with the password; not the last one while one is required after the password',
    answer: passkeysSchema,
  })
  remove(request: RemovePasskeyRequest, caller: SignedIn) {
    return this.passkeys.remove(request, caller);
  }

  @Call('/api/user/passkeys/factor', {
    ...CHANGE,
    schema: passkeyFactorRequest,
    done: (answer: { factor: number }) =>
      answer.factor === 1 ? 'done.passkey_asked' : 'done.passkey_not_asked',
    summary: 'Require a passkey after the password, or stop; takes the password and a passkey',
    answer: passkeysSchema,
  })
  setFactor(request: PasskeyFactorRequest, caller: SignedIn) {
    return this.passkeys.setFactor(request, caller);
  }
}
