import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { signedKeyText } from '@truemark/domain';

/** A key of the installation as it is published. */
export interface PublishedKey {
  /** 32 bytes, lower-case hex. */
  readonly publicKey: string;
  /** Of the key before it over `signedKeyText`; null of the first. */
  readonly signature: string | null;
}

/** As it lies among the secrets: the newest key whole, of the ones before only what is published. */
export interface StoredSealKey extends PublishedKey {
  /** PKCS #8, base64; only of the newest. */
  readonly privateKey?: string;
}

/** Ed25519 keys in SPKI form are these bytes and the key itself. */
const SPKI_HEAD = '302a300506032b6570032100';

/** Signs the seals of days. The public halves of it and of all keys before it are told to everybody. */
export class SealKey {
  private readonly key: KeyObject;
  /** All keys of this installation, the first one first. */
  readonly published: readonly PublishedKey[];

  constructor(stored: readonly StoredSealKey[]) {
    const newest = stored.at(-1)?.privateKey;
    if (newest === undefined) throw new Error('the secrets hold no key that seals days');
    this.key = createPrivateKey({ key: Buffer.from(newest, 'base64'), format: 'der', type: 'pkcs8' });
    this.published = stored.map(({ publicKey, signature }) => ({ publicKey, signature }));
  }

  /** Hex. */
  get publicKey(): string {
    return this.published.at(-1)?.publicKey ?? '';
  }

  /** 64 bytes, hex. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.key).toString('hex');
  }
}

/** A key for an installation that has none. */
export const firstSealKey = (): StoredSealKey => ({ ...newPair(), signature: null });

/** The keys with a new one behind them, which the one before has signed. */
export function withNextSealKey(stored: readonly StoredSealKey[]): readonly StoredSealKey[] {
  const pair = newPair();
  const signature = new SealKey(stored).sign(signedKeyText(pair.publicKey));
  const former = stored.map(({ publicKey, signature: signed }) => ({ publicKey, signature: signed }));
  return [...former, { ...pair, signature }];
}

/** Whether a key, as it is published, has signed a text. */
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
