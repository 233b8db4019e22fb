import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { avatars } from '../../engine/products/copy-trading/tables/avatar.table.js';
import { traders } from '../../engine/products/copy-trading/tables/trader.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { Reader } from '../../platform/database/reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type EdgeRefusal, invalidFields } from '../../platform/http/refusal.js';
import type { Upload } from '../uploads/upload.table.js';
import { addressOf, Uploads } from '../uploads/uploads.js';

/** Pictures by which traders are known: their own until an operator approved them, then everybody's. */
@Injectable()
export class Avatars implements OnModuleInit {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.uploads.showToAll((upload) => this.isPublic(upload));
  }

  /** Takes an own picture that nothing else refers to: papers of a review never become public. */
  async set(url: string, { customerId, idempotency }: SignedIn): Promise<null | EdgeRefusal> {
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

  /** Nobody sees a picture of the customer any more; what was shown stays his own. Again: nothing happens. */
  async remove({ customerId, idempotency }: SignedIn): Promise<null> {
    if ((await this.pictureOf(customerId)) === null) return null;
    const actor = { kind: 'customer', id: customerId } as const;
    const rows: RowWrite[] = [{ op: 'remove', table: avatars.name, row: { customerId } }];
    await this.engine.submit({ kind: 'rows.record', actor, idempotency, rows });
    return null;
  }

  /** The number of a customer's picture, whoever sees it; null: he has none. */
  async pictureOf(customerId: number): Promise<string | null> {
    return (await this.reader.first(avatars, 'WHERE customer_id = $1', [customerId]))?.uploadId ?? null;
  }

  /** The address of a customer's own picture; empty: none. */
  async own(customerId: number): Promise<string> {
    const id = await this.pictureOf(customerId);
    return id === null ? '' : addressOf(id);
  }

  /** Addresses of those customers' pictures that everybody may see, by customer. */
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
