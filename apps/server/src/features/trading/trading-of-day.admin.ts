import { Injectable } from '@nestjs/common';
import {
  ContributesDashboard,
  type DashboardContributor,
  type TradedOfDashboard,
} from '../desk/contributes-dashboard.js';
import { OpenPositions } from './open-positions.admin.js';
import { TradingVolume } from './trading-volume.js';

/** Contract figures on the first page of the back office. */
@ContributesDashboard()
@Injectable()
export class TradingOfDay implements DashboardContributor {
  constructor(
    private readonly positions: OpenPositions,
    private readonly volume: TradingVolume,
  ) {}

  async ofDashboard(): Promise<TradedOfDashboard> {
    return {
      positions: { real: this.positions.count(false), demo: this.positions.count(true) },
      volume: await this.volume.last24Hours(),
    };
  }
}
