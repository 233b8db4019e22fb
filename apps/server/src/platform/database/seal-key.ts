import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { signedKeyText } from '@truemark/domain';

/** Published part of an installation key. */
export interface PublishedKey {
  /** 32 bytes, lower-case hex. */
  readonly publicKey: string;
  /** Signature of the previous key over `signedKeyText`; null for the first key. */
  readonly signature: string | null;
}

/** Key as stored among the secrets: complete for the newest, only the published part for earlier ones. */
export interface StoredSealKey extends PublishedKey {
  /** PKCS #8, base64; only for the newest key. */
  readonly privateKey?: string;
}

/** Prefix of an Ed25519 key in SPKI form; the raw key follows. */
const SPKI_HEAD = '302a300506032b6570032100';

/** Signs the seals of days. The public parts of this and all earlier keys are published. */
export class SealKey {
  private readonly key: KeyObject;
  /** All keys of this installation, oldest first. */
  readonly published: readonly PublishedKey[];

  constructor(stored: readonly StoredSealKey[]) {
    const newest = stored.at(-1)?.privateKey;
    if (newest === undefined) throw new Error('the secrets hold no key that seals days');
    this.key = createPrivateKey({ key: Buffer.from(newest, 'base64'), format: 'der', type: 'pkcs8' });
    this.published = stored.map(({ publicKey, signature }) => ({ publicKey, signature }));
  }

  /** Public key, hex. */
  get publicKey(): string {
    return this.published.at(-1)?.publicKey ?? '';
  }

  /** Signature, 64 bytes as hex. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('hex');
  }
}

/** Creates the first key of an installation. */
export const firstSealKey = (): StoredSealKey => ({ ...newPair(), signature: null });

/** Appends a new key, signed by the previous one. */
export function withNextSealKey(stored: readonly StoredSealKey[]): readonly StoredSealKey[] {
  const pair = newPair();
  const signature = new SealKey(stored).sign(signedKeyText(pair.publicKey));
  const former = stored.map(({ publicKey, signature: signed }) => ({ publicKey, signature: signed }));
  return [...former, { ...pair, signature }];
}

/** Whether a published key has signed a text. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const spki = Buffer.from(`${SPKI_HEAD}${publicKey}`, 'hex');
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
}

function newPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('hex');
  return {
    publicKey: spki.slice(SPKI_HEAD.length),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}
