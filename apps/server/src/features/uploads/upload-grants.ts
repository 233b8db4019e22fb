import { Injectable } from '@nestjs/common';
import type { RegistrationPicture } from '@truemark/contracts';
import { newToken } from '../../platform/auth/tokens.js';
import { wallClock } from '../../platform/clock.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';

const LIFETIME = 30 * 60_000;
/** Maximum uploads per grant: each slot, replaced twice. */
const MAX_PICTURES = 9;
const OPEN = { name: 'upload grants', most: 10_000 } as const;

/** Grant that lets a visitor upload pictures for a registration. */
export interface UploadGrant {
  readonly id: string;
  /** Account proven to be theirs, such as `email:…`; null: only presence was proven. */
  readonly account: string | null;
  readonly until: number;
  /** Upload by field. */
  readonly pictures: Readonly<Partial<Record<RegistrationPicture, string>>>;
  readonly left: number;
}

/** Upload grants before there is an account, each for one registration. */
@Injectable()
export class UploadGrants {
  constructor(private readonly store: SharedStore) {}

  async make(account: string | null): Promise<UploadGrant> {
    const until = wallClock.now() + LIFETIME;
    const grant = { id: newToken(), account, until, pictures: {}, left: MAX_PICTURES };
    await this.restore(grant);
    return grant;
  }

  async find(id: string): Promise<UploadGrant | null> {
    return read(await this.store.get(OPEN, id));
  }

  /** Takes it for a registration: of concurrent calls, one gets it. */
  async take(id: string): Promise<UploadGrant | null> {
    return read(await this.store.take(OPEN, id));
  }

  /** Returns it after a failed registration, for another try. */
  restore(grant: UploadGrant): Promise<void> {
    return this.store.put(OPEN, grant.id, JSON.stringify(grant), grant.until);
  }

  /** Counts one more picture; false: the limit is reached. */
  countPicture(id: string): Promise<boolean> {
    return this.change(id, (grant) => (grant.left > 0 ? { ...grant, left: grant.left - 1 } : null));
  }

  /** Sets the picture of a field, replacing an earlier one. */
  keepPicture(id: string, field: RegistrationPicture, picture: string): Promise<boolean> {
    return this.change(id, (grant) => ({ ...grant, pictures: { ...grant.pictures, [field]: picture } }));
  }

  /** Optimistic update of the grant, retried on conflict; false: it is gone, or `next` declines. */
  private async change(id: string, next: (grant: UploadGrant) => UploadGrant | null): Promise<boolean> {
    for (;;) {
      const before = await this.store.get(OPEN, id);
      const grant = read(before);
      const changed = grant && next(grant);
      if (before === null || changed === null) return false;
      if (await this.store.replace(OPEN, id, before, JSON.stringify(changed))) return true;
    }
  }
}

const read = (text: string | null): UploadGrant | null =>
  text === null ? null : (JSON.parse(text) as UploadGrant);
