import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { wallClock } from '../../platform/clock.js';
import { SharedStore, type Shelf } from '../../platform/shared-store/shared-store.js';

const SHELF: Shelf = { name: 'passkey challenges', most: 20_000 };

/** What a challenge is for: it counts for nothing else. */
export type ChallengePurpose = 'sign-in' | `add ${number} ${string}`;

/** So long a device may take, ms. */
export const CHALLENGE_MS = 5 * 60_000;

/** Challenges that devices sign: of chance, for one purpose, each taken once. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly store: SharedStore) {}

  async make(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = randomBytes(32);
    await this.store.put(SHELF, bytes.toString('base64url'), purpose, wallClock.now() + CHALLENGE_MS);
    return new Uint8Array(bytes);
  }

  /** Takes the challenge (base64url) away. False: it was not made for this, was taken, or is over. */
  async take(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    return (await this.store.take(SHELF, challenge)) === purpose;
  }
}
