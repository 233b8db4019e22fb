/** Answer of `GET /admin/api/dashboard`. */
export interface DashboardFigures {
  readonly at_ms: number;
  readonly market_clock_ms: number;
  readonly currency: string;
  readonly customers: Readonly<Record<'real' | 'demo' | 'new_real' | 'new_demo', number>>;
  readonly positions: readonly OpenPositions[];
  readonly volume: readonly {
    readonly at_ms: number;
    readonly real: number;
    readonly demo: number;
    readonly orders: number;
  }[];
  readonly feeds: readonly Feed[];
  readonly waiting: number;
}

export interface OpenPositions {
  readonly forex_id: number;
  readonly ShowCode: string;
  readonly is_demo: boolean;
  readonly side: 'buy' | 'sell';
  readonly number: number;
  readonly lots: number;
  readonly margin: number;
}

export interface Feed {
  readonly forex_id: number;
  readonly Code: string;
  readonly ShowCode: string;
  readonly feed: string;
  readonly state: 'live' | 'silent' | 'connecting' | 'closed' | 'failed';
  readonly detail: string;
  readonly last_tick_ms: number | null;
}
