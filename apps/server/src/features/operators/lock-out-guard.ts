import { Injectable } from '@nestjs/common';
import { conflict } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { sessions } from '../sessions/session.table.js';
import { AllowedNetworks } from './allowed-networks.js';
import { isListed } from './networks.js';
import { operators } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';

const DAY = 86_400_000;
/** Time for which a sign-in address counts as the operator's, ms. */
const REMEMBERED = 30 * DAY;

/** Network lists as they would be after the change. */
interface Networks {
  /** List of the broker; undefined: unchanged. */
  readonly house?: readonly string[];
  /** List of one operator. */
  readonly own?: { readonly id: number; readonly networks: readonly string[] };
}

/** Rejects network lists that would exclude every owner: nobody could ever extend them again. */
@Injectable()
export class LockOutGuard {
  constructor(
    private readonly allowed: AllowedNetworks,
    private readonly reader: DatabaseReader,
    private readonly roles: OperatorRoles,
  ) {}

  /**
   * An owner counts as included by an address of a sign-in within the last thirty days; loopback does not count,
   * because not every owner can use it.
   */
  async requireOwnerInside({ house = this.allowed.ofBroker(), own }: Networks): Promise<void> {
    const owners = await this.reader.select(operators, `WHERE role = 'owner' AND is_active = 1`);
    const places = await this.roles.ofAll(owners);
    for (const { id } of owners) {
      const his = own?.id === id ? own.networks : (places.get(id)?.terms.networks ?? []);
      if (house.length === 0 && his.length === 0) return;
      const used = await this.reader.select(
        sessions,
        `WHERE subject = 'operator' AND subject_id = $1 AND last_used_at > $2`,
        [id, Date.now() - REMEMBERED],
      );
      const isInside = (list: readonly string[], address: string): boolean =>
        list.length === 0 || isListed(list, address);
      if (used.some(({ address }) => isInside(house, address) && isInside(his, address))) return;
    }
    throw conflict(
      'operators.locked_out',
      'This would lock out every owner: none has worked from these networks within the last 30 days.',
    );
  }
}
