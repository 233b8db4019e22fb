import { Injectable } from '@nestjs/common';
import { Settings } from './settings.js';

const HOUR = 3_600_000;

/** Review time that customers are promised. */
@Injectable()
export class ReviewPromise {
  constructor(private readonly settings: Settings) {}

  get ms(): number {
    return this.settings.number('review_promise_hours') * HOUR;
  }
}
