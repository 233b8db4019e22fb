import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { wallClock } from '../../platform/clock.js';
import { SharedStore, type ValueKind } from '../../platform/shared-store/shared-store.js';

const SHELF: ValueKind = { name: 'passkey challenges', most: 20_000 };

/** Purpose of a challenge, which is valid for nothing else. */
export type ChallengePurpose = 'sign-in' | `add ${number} ${string}`;

/** Validity of a challenge, ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** Random challenges that devices sign: for one purpose, each usable once. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly store: SharedStore) {}

  async make(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = randomBytes(32);
    await this.store.put(SHELF, bytes.toString('base64url'), purpose, wallClock.now() + CHALLENGE_MS);
    return new Uint8Array(bytes);
  }

  /** Uses up the challenge (base64url). False: wrong purpose, already used, or expired. */
  async take(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    return (await this.store.take(SHELF, challenge)) === purpose;
  }
}
