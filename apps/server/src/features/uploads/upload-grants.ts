import { Injectable } from '@nestjs/common';
import type { RegistrationPicture } from '@truemark/contracts';
import { newToken } from '../../platform/auth/tokens.js';
import { wallClock } from '../../platform/clock.js';

const LIFETIME = 30 * 60_000;
/** Pictures that one grant takes: each slot, replaced twice. */
const MOST_PICTURES = 9;
/** The oldest gives way to a new one above this many. */
const MOST = 10_000;

/** What somebody who is no customer yet may send pictures with. */
export interface UploadGrant {
  readonly id: string;
  /** The account that was shown to be his, such as `email:…`; null: only that a person is there. */
  readonly account: string | null;
  readonly until: number;
  /** Upload by field. */
  readonly pictures: Map<RegistrationPicture, string>;
  left: number;
}

/** Grants to send pictures before there is an account: each for one registration. Kept in memory, like captchas. */
@Injectable()
export class UploadGrants {
  private readonly open = new Map<string, UploadGrant>();

  make(account: string | null): UploadGrant {
    const now = wallClock.now();
    for (const [id, { until }] of this.open) {
      if (until > now && this.open.size < MOST) break;
      this.open.delete(id);
    }
    const until = now + LIFETIME;
    const grant = { id: newToken(), account, until, pictures: new Map(), left: MOST_PICTURES };
    this.open.set(grant.id, grant);
    return grant;
  }

  find(id: string): UploadGrant | null {
    const grant = this.open.get(id);
    return grant && grant.until > wallClock.now() ? grant : null;
  }

  /** Used up: it serves no second registration. */
  end({ id }: UploadGrant): void {
    this.open.delete(id);
  }

  /** The registration came to nothing: it may be tried again. */
  restore(grant: UploadGrant): void {
    this.open.set(grant.id, grant);
  }
}
