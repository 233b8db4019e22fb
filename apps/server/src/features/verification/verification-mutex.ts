import { Injectable } from '@nestjs/common';
import { SharedStore } from '../../platform/shared-store/shared-store.js';

/** Submissions, claims and decisions, one after another: each is decided by what the one before it left. */
@Injectable()
export class VerificationMutex {
  constructor(private readonly shared: SharedStore) {}

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn('verifications', work);
  }
}
