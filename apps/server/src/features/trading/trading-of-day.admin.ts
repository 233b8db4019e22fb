import { Injectable } from '@nestjs/common';
import { type DashboardTeller, TellsDashboard, type TradedOfDashboard } from '../desk/tells-dashboard.js';
import { OpenPositions } from './open-positions.admin.js';
import { TradingVolume } from './trading-volume.js';

/** Contract figures on the first page of the back office. */
@TellsDashboard()
@Injectable()
export class TradingOfDay implements DashboardTeller {
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
