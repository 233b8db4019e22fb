import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { avatars } from '../../engine/products/copy-trading/tables/avatar.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { invalidFields, type RequestRefusal } from '../../platform/http/refusal.js';
import type { Upload } from '../uploads/upload.table.js';
import { addressOf, Uploads } from '../uploads/uploads.js';

/** Avatars of traders: visible to their owner only until an operator approves them, then public. */
@Injectable()
export class Avatars implements OnModuleInit {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.uploads.showToAll((upload) => this.isPublic(upload));
  }

  /** Sets an own upload that nothing else refers to: verification documents can never become public. */
  async set(url: string, { customerId, idempotency }: SignedIn): Promise<null | RequestRefusal> {
    const picture = await this.uploads.attaching(url, customerId);
    if (!picture) return invalidFields({ url: 'validation.picture' });
    const isAttached = picture.rows.length === 0;
    if (isAttached && (await this.pictureOf(customerId)) === picture.id) return null;
    if (isAttached) return invalidFields({ url: 'validation.picture' });
    const row: RowWrite = {
      op: 'upsert',
      table: avatars.name,
      row: { customerId, uploadId: picture.id },
    };
    const actor = { kind: 'customer', id: customerId } as const;
    await this.engine.submit({ kind: 'rows.record', actor, idempotency, rows: [...picture.rows, row] });
    return null;
  }

  /** Removes the avatar; the picture stays with its owner. Repeating it has no effect. */
  async remove({ customerId, idempotency }: SignedIn): Promise<null> {
    if ((await this.pictureOf(customerId)) === null) return null;
    const actor = { kind: 'customer', id: customerId } as const;
    const rows: RowWrite[] = [{ op: 'remove', table: avatars.name, row: { customerId } }];
    await this.engine.submit({ kind: 'rows.record', actor, idempotency, rows });
    return null;
  }

  /** Id of a customer's avatar, public or not; null: there is none. */
  async pictureOf(customerId: number): Promise<string | null> {
    return (await this.reader.first(avatars, 'WHERE customer_id = $1', [customerId]))?.uploadId ?? null;
  }

  /** Address of the customer's own avatar; empty: none. */
  async own(customerId: number): Promise<string> {
    const id = await this.pictureOf(customerId);
    return id === null ? '' : addressOf(id);
  }

  /** Addresses of the public avatars of these customers, by customer. */
  async shown(customerIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const [pictures, leading] = await Promise.all([
      rowsIn(this.reader, avatars, 'customerId', customerIds),
      rowsIn(this.reader, traders, 'customerId', customerIds),
    ]);
    const known = new Set(leading.filter(({ since }) => since !== null).map(({ customerId }) => customerId));
    return new Map(
      pictures
        .filter(({ customerId }) => known.has(customerId))
        .map(({ customerId, uploadId }) => [customerId, addressOf(uploadId)]),
    );
  }

  private async isPublic({ id, ownerId }: Upload): Promise<boolean> {
    return (await this.shown([ownerId])).get(ownerId) === addressOf(id);
  }
}
