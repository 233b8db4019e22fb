import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Captcha } from '@truemark/contracts';
import { FairQueue } from '../../platform/auth/fair-queue.js';
import { networkOf } from '../../platform/auth/network-of.js';
import { RANDOM, type Random, randomString } from '../../platform/auth/random.js';
import { RATE_LIMITER, type RateLimiter } from '../../platform/http/rate-limiter.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { tooMany } from '../../platform/http/use-case-rate-limiter.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { captchaPicture } from './captcha-picture.js';

/** Without look-alike letters and digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;
const LIFETIME = 300_000;
/** Unanswered captchas. */
const OPEN_CAPTCHAS = { name: 'captchas', most: 20_000 } as const;
/** Limit for all addresses together: each captcha takes some milliseconds of the process. */
const DRAWING_LIMIT = { name: 'captchas drawn', per: 'address', most: 100, windowMs: 2_000 } as const;
/** Queue limits, in total and per address. */
const DRAWING_QUEUE = { most: 100, mostEach: 10 };

/** Captchas that a person can read and a simple program cannot. Each can be answered once, right or wrong. */
@Injectable()
export class Captchas {
  private readonly renderQueue: FairQueue;

  constructor(
    @Inject(RANDOM) private readonly random: Random,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    private readonly store: SharedStore,
  ) {
    this.renderQueue = new FairQueue(
      limiter.isOn ? DRAWING_QUEUE : { ...DRAWING_QUEUE, mostEach: DRAWING_QUEUE.most },
    );
  }

  /** Throws `TooManyWait` if too many are being drawn. */
  async make(address: string, now = Date.now()): Promise<Captcha | RequestRefusal> {
    const wait = await this.limiter.take(DRAWING_LIMIT, 'all');
    if (wait > 0) return tooMany(wait);
    const text = randomString(this.random, ALPHABET, LENGTH);
    const picture = await this.renderQueue.run(networkOf(address), () => captchaPicture(text, this.random));
    const id = randomUUID();
    await this.store.put(OPEN_CAPTCHAS, id, text, now + LIFETIME);
    return { id, b64s: `data:image/webp;base64,${picture.toString('base64')}` };
  }

  /** Whether the text matches the picture, case-insensitive; the captcha is used up in any case. */
  async spend(id: string | undefined, text: string | undefined): Promise<boolean> {
    const shown = await this.store.take(OPEN_CAPTCHAS, id ?? '');
    return shown !== null && text?.trim().toUpperCase() === shown;
  }
}
