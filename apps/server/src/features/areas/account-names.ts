import { Injectable } from '@nestjs/common';
import type { Channel } from '@truemark/contracts';
import { identityKey } from '../../platform/auth/identity-key.js';
import { invalidFields, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Areas } from './areas.js';

/** Basic e-mail syntax: one `@`, a host with a dot, no blanks. */
const EMAIL = /^[^\s@<>"'(),:;[\]\\]{1,64}@[^\s@<>"'(),:;[\]\\]+\.[^\s@<>"'(),:;[\]\\.]{2,}$/u;

/** Account name from the typed address or number, whether or not the account exists. */
export interface AccountName {
  /** `email:…` or `mobile:…`, the engine's key of a customer. */
  readonly name: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  /** E.164. */
  readonly mobile: string | null;
}

/** Parses what customers type to name their account. */
@Injectable()
export class AccountNames {
  constructor(private readonly areas: Areas) {}

  /** `field` is the input field, which a refusal names. */
  read(
    channel: Channel,
    text: string,
    areaId: number | undefined,
    field: string,
  ): AccountName | RequestRefusal {
    if (channel === 'email') {
      const email = text.normalize('NFC');
      if (!EMAIL.test(email)) return invalidFields({ [field]: 'validation.email' });
      const emailKey = identityKey(email);
      return { name: `email:${emailKey}`, email, emailKey, mobile: null };
    }
    const mobile = this.areas.readMobile(text, areaId);
    if ('number' in mobile) {
      return { name: `mobile:${mobile.number}`, email: null, emailKey: null, mobile: mobile.number };
    }
    return mobile.problem === 'refused'
      ? refuseRequest('auth.area_refused')
      : invalidFields({ [field]: 'validation.mobile' });
  }
}
