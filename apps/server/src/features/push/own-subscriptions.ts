import { Injectable } from '@nestjs/common';
import type {
  ExactDecimals,
  PushStanding,
  PushSubscribeRequest,
  PushUnsubscribeRequest,
} from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { PushSender } from '../../platform/push/push-sender.js';
import { type PushSubscriptionRow, purposeOf, pushSubscriptions } from './subscription.table.js';

/** Maximum devices of a customer; a further one replaces the oldest. */
const MOST = 10;

const removal = ({ id }: Pick<PushSubscriptionRow, 'id'>): RowWrite => ({
  op: 'remove',
  table: pushSubscriptions.name,
  row: { id },
});

/** Devices to which the customer allows pushes. */
@Injectable()
export class OwnSubscriptions {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly sender: PushSender,
  ) {}

  async add(
    { subscription, kinds, hide_amounts: hidesAmounts = false }: PushSubscribeRequest,
    { customerId, sessionId, lang }: SignedIn,
  ): Promise<ExactDecimals<PushStanding> | RequestRefusal> {
    if (!(await this.sender.mayServe(subscription.endpoint))) return refuseRequest('push.endpoint_refused');
    const id = this.idOf(subscription.endpoint);
    const row: PushSubscriptionRow = {
      ...{ id, customerId, sessionId, hidesAmounts, lang },
      sealed: this.cipher.encrypt(JSON.stringify(subscription), purposeOf(id)),
      kinds: kinds.join(','),
      createdAt: wallClock.now(),
    };
    const others = (await this.subscriptionsOf(customerId)).filter((other) => other.id !== id);
    await this.write(customerId, [
      { op: 'upsert', table: pushSubscriptions.name, row },
      ...others.slice(MOST - 1).map(removal),
    ]);
    return { kinds, hide_amounts: hidesAmounts ? 1 : 0 };
  }

  async remove(
    { endpoint, subscription }: PushUnsubscribeRequest,
    { customerId, sessionId }: SignedIn,
  ): Promise<null> {
    const named = endpoint ?? subscription;
    const id = named === undefined ? null : this.idOf(named);
    const all = await this.subscriptionsOf(customerId);
    await this.write(
      customerId,
      all.filter((row) => (id === null ? row.sessionId === sessionId : row.id === id)).map(removal),
    );
    return null;
  }

  /** Latest first. */
  private subscriptionsOf(customerId: number): Promise<readonly PushSubscriptionRow[]> {
    return this.reader.select(pushSubscriptions, 'WHERE customer_id = $1 ORDER BY created_at DESC, id', [
      customerId,
    ]);
  }

  private idOf(endpoint: string): string {
    return this.cipher.mac(endpoint, 'push endpoint');
  }

  private async write(customerId: number, rows: readonly RowWrite[]): Promise<void> {
    if (rows.length === 0) return;
    await this.engine.submit({ kind: 'rows.record', actor: { kind: 'customer', id: customerId }, rows });
  }
}
