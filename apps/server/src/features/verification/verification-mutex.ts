import { Injectable } from '@nestjs/common';
import { SharedStore } from '../../platform/shared-store/shared-store.js';

/** Serialises submissions, claims and decisions: each sees the state left by the previous one. */
@Injectable()
export class VerificationMutex {
  constructor(private readonly shared: SharedStore) {}

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn('verifications', work);
  }
}
