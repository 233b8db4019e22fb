import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { isAllowedBy, NETWORKS_SETTING, networksOf } from './networks.js';
import type { SignedInOperator } from './signed-in-operator.js';

/** Networks from which the back office may be used: those of the broker, and those of each operator. */
@Injectable()
export class AllowedNetworks {
  constructor(private readonly engine: EngineClient) {}

  /** Empty: any. */
  ofBroker(): readonly string[] {
    return networksOf(this.engine.view.settings().get(NETWORKS_SETTING) ?? '');
  }

  /** Both lists apply. */
  admit({ networks }: Pick<SignedInOperator, 'networks'>, address: string): boolean {
    return isAllowedBy(this.ofBroker(), address) && isAllowedBy(networks, address);
  }
}
