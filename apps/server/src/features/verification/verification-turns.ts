import { Injectable } from '@nestjs/common';
import { WaitingLine } from '../../platform/turns.js';

/** Submissions, claims and decisions, one after another: each is judged by what the one before it left. */
@Injectable()
export class VerificationTurns extends WaitingLine {}
