import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { conflict } from '../../platform/admin/admin-error.js';
import { Reader } from '../../platform/database/reader.js';
import { sessions } from '../sessions/session.table.js';
import { isListed, networksOf } from './networks.js';
import { operators } from './operator.table.js';
import { OperatorPlaces } from './operator-places.js';

/** From which networks the back office is open at all. */
export const NETWORKS_SETTING = 'operator_networks';

const DAY = 86_400_000;
/** Addresses that somebody worked from within so long count as his. */
const REMEMBERED = 30 * DAY;

/** What the lists of networks would be. */
interface Networks {
  /** The house's; left out: as they are. */
  readonly house?: readonly string[];
  /** Of one operator. */
  readonly own?: { readonly id: number; readonly networks: readonly string[] };
}

/** Refuses lists of networks that would leave no owner inside: nobody could ever widen them again. */
@Injectable()
export class LockOutGuard {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly places: OperatorPlaces,
  ) {}

  /**
   * An owner counts as inside by an address that he signed in from within the last thirty days, the machine's own aside: not
   * every owner reaches that.
   */
  async requireOwnerInside({ house = this.houseNetworks(), own }: Networks): Promise<void> {
    const owners = await this.reader.select(operators, `WHERE role = 'owner' AND is_active = 1`);
    const places = await this.places.ofAll(owners);
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
      'No owner would get in: none has worked from these networks within the last 30 days.',
    );
  }

  private houseNetworks(): readonly string[] {
    return networksOf(this.engine.view.settings().get(NETWORKS_SETTING) ?? '');
  }
}
