import { Injectable } from '@nestjs/common';
import type {
  AddPasskeyRequest,
  PasskeyFactorRequest,
  PasskeysAnswer,
  ProposePasskeyRequest,
  RemovePasskeyRequest,
  RenamePasskeyRequest,
} from '@truemark/contracts';
import { formatTimestamp } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import type { SignedIn } from '../../platform/http/caller.js';
import {
  invalidFields,
  isRequestRefusal,
  type RequestRefusal,
  refuseRequest,
} from '../../platform/http/refusal.js';
import type { CredentialChange } from '../codes/customer-words.js';
import { Customers } from '../customers/customers.js';
import { CustomerPasskeys, MAX_PASSKEYS, type PasskeyOwner } from '../passkeys/customer-passkeys.js';
import { passkeyFactors, passkeys, removingPasskeys } from '../passkeys/passkey.table.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { Settings } from '../settings/settings.js';
import { CredentialNotice } from './credential-notice.js';
import { Proof } from './proof.js';

type Answer = Promise<PasskeysAnswer | RequestRefusal>;

/** Passkeys of the signed-in customer. Adding one needs the password, and the code if there is an authenticator app. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
    private readonly passkeys: CustomerPasskeys,
    private readonly factors: CustomerFactors,
    private readonly proof: Proof,
    private readonly notice: CredentialNotice,
    private readonly settings: Settings,
  ) {}

  async standing(customerId: number): Promise<PasskeysAnswer> {
    const zone = this.settings.text('timezone');
    const [held, isFactor] = await Promise.all([
      this.passkeys.of(customerId),
      this.passkeys.isFactor(customerId),
    ]);
    return {
      passkeys: held.map(({ id, name, createdAt, lastUsedAt }) => ({
        ...{ id, name },
        created_at: formatTimestamp(createdAt, zone),
        created_at_ms: createdAt,
        last_used_at: lastUsedAt === null ? '' : formatTimestamp(lastUsedAt, zone),
        last_used_at_ms: lastUsedAt ?? 0,
      })),
      factor: isFactor ? 1 : 0,
      most: MAX_PASSKEYS,
    };
  }

  /** Registration options for a new passkey. They are bound to this session, so `add` needs no password again. */
  async propose({ password, totp }: ProposePasskeyRequest, caller: SignedIn) {
    return this.runExclusive(caller, async (customer) => {
      const held = await this.passkeys.of(customer.id);
      if (held.length >= MAX_PASSKEYS) return refuseRequest('passkey.too_many', { most: MAX_PASSKEYS });
      const refusal = await this.verifyPassword(customer, password, caller.address);
      if (refusal) return refusal;
      const taking = await this.factors.taking(customer.id, totp);
      if (isRequestRefusal(taking)) {
        return taking.key === 'auth.totp_invalid' ? invalidFields({ totp: 'validation.code' }) : taking;
      }
      await this.engine.submit({ kind: 'rows.record', actor: actorOf(customer), rows: [...taking] });
      const site = this.settings.text('site_name');
      return { options: { ...(await this.passkeys.creationOptions(ownerOf(customer, caller), site)) } };
    });
  }

  add({ name, response }: AddPasskeyRequest, caller: SignedIn): Answer {
    return this.runExclusive(caller, async (customer) => {
      const held = await this.passkeys.of(customer.id);
      if (held.length >= MAX_PASSKEYS) return refuseRequest('passkey.too_many', { most: MAX_PASSKEYS });
      const row = await this.passkeys.adding(ownerOf(customer, caller), name, response);
      return isRequestRefusal(row) ? row : this.write(customer, [row], 'passkey_added');
    });
  }

  rename({ id, name }: RenamePasskeyRequest, caller: SignedIn): Answer {
    return this.runExclusive(caller, async (customer) => {
      const found = await this.passkeys.byId(id);
      if (found?.customerId !== customer.id) return refuseRequest('passkey.none');
      const row = { op: 'patch', table: passkeys.name, row: { id, name } } as const;
      await this.engine.submit({ kind: 'rows.record', actor: actorOf(customer), rows: [row] });
      return this.standing(customer.id);
    });
  }

  /**
   * The last passkey cannot be removed while it is needed as second factor: that is switched off first, with the
   * passkey.
   */
  remove({ id, password }: RemovePasskeyRequest, caller: SignedIn): Answer {
    return this.runExclusive(caller, async (customer) => {
      const held = await this.passkeys.of(customer.id);
      const found = held.filter((each) => each.id === id);
      if (found.length === 0) return refuseRequest('passkey.none');
      if (held.length === 1 && (await this.passkeys.isFactor(customer.id))) {
        return refuseRequest('passkey.is_factor');
      }
      const refusal = await this.verifyPassword(customer, password, caller.address);
      return refusal ?? this.write(customer, removingPasskeys(found), 'passkey_removed');
    });
  }

  /**
   * Switches the passkey as second factor on or off; both need a passkey now, so that customers cannot lock themselves
   * out and thieves cannot switch it off.
   */
  setFactor({ enabled, password, response }: PasskeyFactorRequest, caller: SignedIn): Answer {
    return this.runExclusive(caller, async (customer) => {
      const { id } = customer;
      const refusal = await this.verifyPassword(customer, password, caller.address);
      if (refusal) return refusal;
      const used = await this.passkeys.using(id, response);
      if (isRequestRefusal(used)) return used;
      const row: RowWrite = enabled
        ? { op: 'upsert', table: passkeyFactors.name, row: { customerId: id, createdAt: wallClock.now() } }
        : { op: 'remove', table: passkeyFactors.name, row: { customerId: id } };
      return this.write(customer, [used, row], enabled ? 'passkey_asked' : 'passkey_not_asked');
    });
  }

  private runExclusive<T>(
    { customerId }: SignedIn,
    work: (customer: Customer) => Promise<T | RequestRefusal>,
  ): Promise<T | RequestRefusal> {
    return this.factors.inTurn(customerId, async () => {
      const customer = await this.customers.byId(customerId);
      return customer ? work(customer) : refuseRequest('auth.session');
    });
  }

  private verifyPassword(
    customer: Customer,
    password: string,
    address: string,
  ): Promise<RequestRefusal | null> {
    const given = { code: undefined, channel: 'email', password, field: 'password', address } as const;
    return this.proof.refusalOf(customer, 'reset', given);
  }

  private async write(
    customer: Customer,
    rows: readonly RowWrite[],
    change: CredentialChange,
  ): Promise<PasskeysAnswer> {
    const notice = await this.notice.of(customer, change);
    await this.engine.submit({
      kind: 'customer.change',
      actor: actorOf(customer),
      customerId: customer.id,
      change: {},
      credentialAt: wallClock.now(),
      rows: [...rows, ...notice.rows],
    });
    notice.depart();
    return this.standing(customer.id);
  }
}

const actorOf = ({ id }: Customer) => ({ kind: 'customer', id }) as const;

const ownerOf = ({ id, email, mobile, uid }: Customer, { sessionId }: SignedIn): PasskeyOwner => ({
  ...{ id, sessionId },
  label: email ?? mobile ?? uid,
});
