import { Injectable } from '@nestjs/common';
import {
  OPTIONAL_REGISTRATION_FIELDS,
  type OptionalRegistrationField,
  REGISTRATION_PICTURES,
  type RegisterRequest,
  type RegistrationPicture,
} from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { invalidFields, type RequestRefusal } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import type { UploadGrant } from '../uploads/upload-grants.js';
import { addressOf } from '../uploads/uploads.js';

export type Extras = Pick<Customer, 'invitedBy' | 'name' | 'profile'> & {
  readonly payPassword: string | null;
  /** Uploads that will belong to the customer. */
  readonly pictures: readonly string[];
};

/** Fields without a column of their own; document numbers among them are stored encrypted. */
const PROFILE = ['mobile', 'id_type', 'card_id', 'front_pic', 'reverse_pic', 'hand_pic', 'ssn'] as const;
const ENCRYPTED: readonly string[] = ['card_id', 'ssn'];

const isPicture = (field: string): field is RegistrationPicture =>
  REGISTRATION_PICTURES.includes(field as RegistrationPicture);

/** Optional registration fields, as enabled in the settings. */
@Injectable()
export class RegistrationExtras {
  constructor(
    private readonly engine: EngineClient,
    private readonly settings: Settings,
    private readonly cipher: Cipher,
  ) {}

  /** Fields to store; those not enabled in the settings are dropped. */
  async of(request: RegisterRequest, grant: UploadGrant | null): Promise<Extras | RequestRefusal> {
    const asked = OPTIONAL_REGISTRATION_FIELDS.filter((field) => this.settings.isOn(`is_reg_${field}`));
    const missing = asked.filter((field) => request[field] === undefined);
    if (missing.length > 0) {
      return invalidFields(
        Object.fromEntries(missing.map((field) => [field, 'validation.required'] as const)),
      );
    }
    const pictures = asked.filter(isPicture);
    const strange = pictures.filter((field) => !isGranted(grant, field, request[field]));
    if (strange.length > 0) {
      return invalidFields(
        Object.fromEntries(strange.map((field) => [field, 'validation.picture'] as const)),
      );
    }
    const invitedBy = request.invite_code === undefined ? null : await this.inviterOf(request.invite_code);
    if (invitedBy === 'unknown') return invalidFields({ invite_code: 'validation.code' });
    const given = new Set<OptionalRegistrationField>(asked);
    const { name, pay_password: payPassword } = request;
    const kept = PROFILE.filter((field) => given.has(field));
    return {
      invitedBy,
      name: given.has('name') ? (name ?? null) : null,
      payPassword: given.has('pay_password') ? (payPassword ?? null) : null,
      profile: Object.fromEntries(kept.map((field) => [field, this.toStored(field, String(request[field]))])),
      pictures: pictures.flatMap((field) => grant?.pictures[field] ?? []),
    };
  }

  private toStored(field: string, value: string): string {
    return ENCRYPTED.includes(field) ? this.cipher.encrypt(value, `registration, ${field}`) : value;
  }

  /** A demo account cannot invite. */
  private async inviterOf(code: string): Promise<number | 'unknown'> {
    const inviter = await this.engine.ask({
      kind: 'customer.identity',
      identity: `invite:${code.toUpperCase()}`,
    });
    return inviter === null || this.engine.view.isDemo(inviter) ? 'unknown' : inviter;
  }
}

function isGranted(grant: UploadGrant | null, field: RegistrationPicture, address: unknown): boolean {
  const id = grant?.pictures[field];
  return id !== undefined && address === addressOf(id);
}
