import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import type { Captcha } from '@truemark/contracts';
import { drawn, RANDOM, type Random } from '../../platform/auth/random.js';

type Draw = (text: string, options: { noise: number; color: boolean; background: string }) => string;

/** The package draws a given text too; its types name only the call that makes up one by itself. */
const draw = createRequire(import.meta.url)('svg-captcha') as Draw;

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;
const LIFETIME = 300_000;
/** The oldest gives way to a new one above this many. */
const MOST = 20_000;

/** Pictures of letters that a person reads and a simple program does not. Each is asked for once, right or wrong. */
@Injectable()
export class Captchas {
  private readonly open = new Map<string, { readonly text: string; readonly until: number }>();

  constructor(@Inject(RANDOM) private readonly random: Random) {}

  make(now = Date.now()): Captcha {
    this.forget(now);
    const text = drawn(this.random, ALPHABET, LENGTH);
    const id = randomUUID();
    this.open.set(id, { text, until: now + LIFETIME });
    const picture = draw(text, { noise: 3, color: true, background: '#f4f4f4' });
    return { id, b64s: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` };
  }

  /** Whether the text is what the picture shows, whatever its letter case; after this it counts no more. */
  spend(id: string | undefined, text: string | undefined, now = Date.now()): boolean {
    const found = this.open.get(id ?? '');
    if (!found) return false;
    this.open.delete(id ?? '');
    return found.until > now && text?.trim().toUpperCase() === found.text;
  }

  /** They stand in the order they were made in. */
  private forget(now: number): void {
    for (const [id, { until }] of this.open) {
      if (until > now && this.open.size < MOST) return;
      this.open.delete(id);
    }
  }
}
