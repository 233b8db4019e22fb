import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { RowWrite } from '../../engine/protocol.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { PUBLIC_ADDRESS } from '../../platform/http/public-address.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { type Passkey, passkeyFactors, passkeys } from './passkey.table.js';
import { CHALLENGE_MS, type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.js';

/** Maximum passkeys of a customer. */
export const MAX_PASSKEYS = 10;

/** Account for which a device creates a passkey. */
export interface PasskeyOwner {
  readonly id: number;
  /** Account label in the device's list. */
  readonly label: string;
  /** Session in which it is created: only this session can complete it. */
  readonly sessionId: string;
}

/**
 * Passkeys of customers (WebAuthn level 3): created, found, verified. User verification (fingerprint, face or PIN) is
 * required, so a passkey counts as two factors. Work on one customer's passkeys runs within `CustomerFactors.inTurn`.
 */
@Injectable()
export class CustomerPasskeys {
  private readonly log = new Logger('passkeys');
  private readonly relyingParty: RelyingParty;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly challenges: PasskeyChallenges,
    @Inject(PUBLIC_ADDRESS) publicAddress: string | null,
  ) {
    this.relyingParty = relyingPartyOf(publicAddress);
  }

  /** Oldest first. */
  of(customerId: number): Promise<Passkey[]> {
    return this.reader.select(passkeys, 'WHERE customer_id = $1 ORDER BY created_at, id', [customerId]);
  }

  /** Finds a passkey by its credential id. */
  byId(id: string): Promise<Passkey | null> {
    return this.reader.first(passkeys, 'WHERE id = $1', [id]);
  }

  /** Whether this customer needs a passkey after the password. */
  async isFactor(customerId: number): Promise<boolean> {
    return (await this.reader.first(passkeyFactors, 'WHERE customer_id = $1', [customerId])) !== null;
  }

  /** Registration options for a browser; `adding` accepts the response within five minutes. */
  async creationOptions(owner: PasskeyOwner, site: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const had = await this.of(owner.id);
    return generateRegistrationOptions({
      rpName: site,
      rpID: this.relyingParty.id,
      userName: owner.label,
      userDisplayName: owner.label,
      // A device keeps one passkey per account: the handle is stable and reveals nothing.
      userID: new Uint8Array(
        Buffer.from(this.cipher.mac(String(owner.id), 'passkey of customer'), 'base64url'),
      ),
      challenge: await this.challenges.make(addPurpose(owner)),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      excludeCredentials: had.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /**
   * Row of a new passkey. Refuses a response that is invalid or was not requested by this customer's `creationOptions`.
   */
  async adding(
    owner: PasskeyOwner,
    name: string,
    response: RegistrationResponseJSON,
  ): Promise<RowWrite | RequestRefusal> {
    const made = await verifyRegistrationResponse({
      response,
      ...this.expectationsOf(response.response.clientDataJSON, addPurpose(owner)),
      requireUserVerification: true,
    }).catch((error: unknown) => this.logFailure(error));
    if (!made?.verified) return refuseRequest('passkey.refused');
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    if (await this.byId(id)) return refuseRequest('passkey.refused');
    const row: Passkey = {
      ...{ id, customerId: owner.id, name, counter, transports },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      createdAt: wallClock.now(),
      lastUsedAt: null,
    };
    return { op: 'insert', table: passkeys.name, row };
  }

  /** Sign-in options for a browser, without naming an account. */
  async requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.relyingParty.id,
      challenge: await this.challenges.make('sign-in'),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
  }

  /**
   * Row that records the use of this customer's passkey. Refused: an unknown passkey or another customer's, an unknown
   * or used challenge, another origin, missing user verification, a signature counter that went back (a cloned device).
   */
  async using(customerId: number, response: AuthenticationResponseJSON): Promise<RowWrite | RequestRefusal> {
    const found = await this.byId(response.id);
    if (found?.customerId !== customerId) return refuseRequest('passkey.refused');
    const { id, counter, transports } = found;
    const checked = await verifyAuthenticationResponse({
      response,
      ...this.expectationsOf(response.response.clientDataJSON, 'sign-in'),
      credential: {
        ...{ id, counter, transports: [...transports] },
        publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')),
      },
      requireUserVerification: true,
    }).catch((error: unknown) => this.logFailure(error));
    if (!checked?.verified) return refuseRequest('passkey.refused');
    const use = { id, counter: checked.authenticationInfo.newCounter, lastUsedAt: wallClock.now() };
    return { op: 'patch', table: passkeys.name, row: use };
  }

  private expectationsOf(clientData: string, purpose: ChallengePurpose) {
    const { origin } = decodeClientDataJSON(clientData);
    return {
      expectedChallenge: (challenge: string) => this.challenges.take(challenge, purpose),
      expectedOrigin: this.relyingParty.takes(origin) ? origin : [],
      expectedRPID: this.relyingParty.id,
    };
  }

  /** The library reports failures by exceptions; the reason is only logged. */
  private logFailure(error: unknown): null {
    this.log.warn({ event: 'passkey.refused', why: error instanceof Error ? error.message : String(error) });
    return null;
  }
}

const addPurpose = ({ id, sessionId }: PasskeyOwner): ChallengePurpose => `add ${id} ${sessionId}`;
