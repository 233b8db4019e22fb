import { Inject, Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { Cipher } from '../../platform/auth/cipher.js';
import { networkOf } from '../../platform/auth/network-of.js';
import { RATE_LIMITER, type RateLimiter } from '../../platform/http/rate-limiter.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Hash rounds per try, and the required prefix: 256 tries on average, half a second to several seconds on a phone. */
const COST = 5_000;
const PREFIX = '00';
const LIFETIME = 600_000;
/** Answered challenges, right or wrong. */
const ANSWERED_CHALLENGES = { name: 'answered challenges', most: 100_000 } as const;

/** Messages allowed without a proof, per address and per target. */
const FREE_PER_ADDRESS = {
  name: 'code without a proof',
  per: 'address',
  most: 5,
  windowMs: 600_000,
} as const;
const FREE_PER_TARGET = { ...FREE_PER_ADDRESS, name: 'code to one target without a proof', most: 3 } as const;

/** Returned proof: the challenge as issued, and its solution. */
const proofShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.literal(PREFIX),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});
type Proof = z.output<typeof proofShape>;

/**
 * Proof of work before a mail or an SMS is sent: negligible for one person, expensive for bulk senders. A few messages
 * are free, for clients without support; with rate limits off, none is required.
 */
@Injectable()
export class ProofOfWork {
  private readonly secret: string;

  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    cipher: Cipher,
    private readonly store: SharedStore,
  ) {
    this.secret = cipher.mac('challenges', 'proof of work');
  }

  /** Signed challenge for one message, valid for ten minutes; empty if none is required. */
  async challenge(): Promise<string> {
    if (!this.limiter.isOn) return '';
    const made = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      keyPrefix: PREFIX,
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME),
      hmacSignatureSecret: this.secret,
    });
    return Buffer.from(JSON.stringify(made)).toString('base64');
  }

  /** Null: the message may be sent. Otherwise a refusal with a challenge to solve before the call is repeated. */
  async refusalOf(
    proof: string | undefined,
    address: string,
    target: string,
  ): Promise<RequestRefusal | null> {
    if (!this.limiter.isOn) return null;
    const passes =
      proof === undefined ? await this.isFree(networkOf(address), target) : await this.isProven(proof);
    return passes ? null : refuseRequest('auth.proof_of_work', { challenge: await this.challenge() });
  }

  private async isFree(network: string, target: string): Promise<boolean> {
    if ((await this.limiter.take(FREE_PER_ADDRESS, network)) > 0) return false;
    return (await this.limiter.take(FREE_PER_TARGET, target)) === 0;
  }

  private async isProven(text: string): Promise<boolean> {
    const proof = readProof(text);
    if (proof === null) return false;
    const { challenge, solution } = proof;
    const now = Date.now();
    const until = challenge.parameters.expiresAt * 1000;
    if (until <= now || until > now + LIFETIME) return false;
    // Marked as spent before it is checked, so that each is checked once.
    if (!(await this.store.putNew(ANSWERED_CHALLENGES, challenge.signature, '', until))) return false;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.secret,
    }).catch(() => ({ verified: false }));
    return verified;
  }
}

function readProof(text: string): Proof | null {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}
