import { Injectable } from '@nestjs/common';
import { Settings } from './settings.js';

const HOUR = 3_600_000;

/** Within what time customers are told that what they sent is usually decided. */
@Injectable()
export class ReviewPromise {
  constructor(private readonly settings: Settings) {}

  get ms(): number {
    return this.settings.number('review_promise_hours') * HOUR;
  }
}
