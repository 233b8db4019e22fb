import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';

/** Submissions, claims and decisions, one after another: each is decided by what the one before it left. */
@Injectable()
export class VerificationMutex extends Mutex {}
