/** What customers hold of a symbol in one book; money at the last bid, null while there is no price. */
export interface Exposure {
  readonly id: string;
  readonly forex_id: number;
  readonly ShowCode: string;
  readonly is_demo: boolean;
  readonly positions: number;
  readonly long_positions: number;
  readonly short_positions: number;
  readonly long_lots: number;
  readonly short_lots: number;
  readonly net_lots: number;
  readonly long_value: number | null;
  readonly short_value: number | null;
  readonly net_value: number | null;
  readonly profit: number | null;
  readonly margin: number;
}

export type Unit = 'value' | 'lots';

export interface Sides {
  readonly name: string;
  readonly long: number;
  /** Below zero: sold stands on the other side of the chart. */
  readonly short: number;
  readonly net: number;
}

/** The rows with most at stake, largest first, as the chart draws them. */
export function largest(rows: readonly Exposure[], unit: Unit, most: number): Sides[] {
  return rows
    .map((row) => ({
      name: row.is_demo ? `${row.ShowCode} demo` : row.ShowCode,
      long: row[`long_${unit}`] ?? 0,
      short: -(row[`short_${unit}`] ?? 0),
      net: row[`net_${unit}`] ?? 0,
    }))
    .sort((a, b) => b.long - b.short - (a.long - a.short))
    .slice(0, most);
}
