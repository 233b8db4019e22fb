import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Challenged {
  readonly challenge: string;
}
export interface CreationOptions extends Challenged {
  readonly rp: { readonly id?: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}
export interface RequestOptions extends Challenged {
  readonly rpId?: string;
}

/** Deviations of a device from correct behaviour. */
export interface AuthenticatorFault {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly type?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const base64Url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Device with one passkey: real keys and signatures (ES256), without a browser. */
export class SoftwareAuthenticator {
  readonly id = base64Url(randomBytes(32));
  private readonly keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(
    private readonly origin: string,
    /** Signature counter; a device without one stays at 0. */
    public counter = 1,
  ) {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Response like that of `navigator.credentials.create`. */
  create(options: CreationOptions, otherwise: AuthenticatorFault = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = [Buffer.alloc(16), uint16(id.length), id, isoCBOR.encode(key)];
    const rpId = otherwise.rpId ?? options.rp.id ?? '';
    const authData = Buffer.concat([this.head(rpId, ATTESTED, otherwise), ...attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, otherwise),
        attestationObject: base64Url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** Response like that of `navigator.credentials.get`; increments the counter. */
  get(options: RequestOptions, otherwise: AuthenticatorFault = {}) {
    if (this.counter > 0) this.counter += 1;
    const authenticatorData = this.head(otherwise.rpId ?? options.rpId ?? '', 0, otherwise);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, otherwise);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64Url(authenticatorData),
        signature: base64Url(sign('sha256', signed, this.keys.privateKey)),
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  private head(rpId: string, flags: number, { isVerified = true }: AuthenticatorFault): Buffer {
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), uint32(this.counter)]);
  }

  private clientData(type: string, challenge: string, otherwise: AuthenticatorFault): string {
    const { origin = this.origin } = otherwise;
    const data = { type: otherwise.type ?? type, challenge, origin, crossOrigin: false };
    return base64Url(Buffer.from(JSON.stringify(data)));
  }
}
