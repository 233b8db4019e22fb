/** What running options of a symbol would cost in one book, each direction by itself. */
export interface OptionExposure {
  readonly id: string;
  readonly forex_id: number;
  readonly ShowCode: string;
  readonly is_demo: boolean;
  readonly options: number;
  readonly up_options: number;
  readonly down_options: number;
  readonly up_stakes: number;
  readonly down_stakes: number;
  readonly up_cost: number;
  readonly down_cost: number;
  /** The same for each direction and book; null: none. */
  readonly cap: number | null;
  readonly up_percent: number | null;
  readonly down_percent: number | null;
}

export interface Sides {
  readonly name: string;
  readonly up: number;
  /** Below zero: down stands on the other side of the chart. */
  readonly down: number;
}

/** The rows that could cost most, largest first, as the chart draws them. */
export function costliest(rows: readonly OptionExposure[], most: number): Sides[] {
  return rows
    .map(({ ShowCode, is_demo, up_cost, down_cost }) => ({
      name: is_demo ? `${ShowCode} demo` : ShowCode,
      up: up_cost,
      down: -down_cost,
    }))
    .sort((a, b) => b.up - b.down - (a.up - a.down))
    .slice(0, most);
}
