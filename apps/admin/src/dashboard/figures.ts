/** Answer of `GET /admin/api/dashboard`. */
export interface DashboardFigures {
  readonly at_ms: number;
  readonly market_clock_ms: number;
  readonly currency: string;
  readonly customers: Readonly<Record<'real' | 'demo' | 'new_real' | 'new_demo', number>>;
  readonly positions: Readonly<Record<'real' | 'demo', number>>;
  readonly volume: readonly {
    readonly at_ms: number;
    readonly real: number;
    readonly demo: number;
    readonly orders: number;
  }[];
  readonly feeds: readonly Feed[];
  readonly waiting: number;
  /** What whoever runs the house should change. */
  readonly warnings: readonly { readonly key: string; readonly text: string }[];
  /** The longest stall of the server within the last hour. */
  readonly longest_stall: { readonly at_ms: number; readonly ms: number } | null;
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
