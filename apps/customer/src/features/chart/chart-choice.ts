import type { Period } from '../../api/symbols.js';

export const PERIODS = ['1min', '5min', '15min', '30min', '60min', '1day', '1week', 'year'] as const;
export const STYLES = ['candles', 'line'] as const;
export const STUDIES = ['ma', 'ema', 'bollinger', 'rsi', 'macd'] as const;

/** Ticks, or bars of a period. */
export type View = 'tick' | Period;
export type ChartStyle = (typeof STYLES)[number];
export type StudyName = (typeof STUDIES)[number];

/** The customer's chart settings. */
export interface ChartChoice {
  readonly view: View;
  /** Bar style. */
  readonly style: ChartStyle;
  readonly studies: readonly StudyName[];
}

const isView = (given: unknown): given is View =>
  given === 'tick' || (PERIODS as readonly unknown[]).includes(given);

/** Reads the settings stored on this device. Unknown values are replaced by `usual`. */
export function readChoice(kept: string | null, usual: ChartChoice): ChartChoice {
  const parsed: unknown = parse(kept);
  if (typeof parsed !== 'object' || parsed === null) return usual;
  const { view, style, studies } = parsed as Partial<Record<keyof ChartChoice, unknown>>;
  return {
    view: isView(view) ? view : usual.view,
    style: STYLES.find((each) => each === style) ?? usual.style,
    studies: Array.isArray(studies) ? STUDIES.filter((each) => studies.includes(each)) : usual.studies,
  };
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

const SECONDS: Readonly<Record<Period, number>> = {
  '1min': 60,
  '5min': 300,
  '15min': 900,
  '30min': 1_800,
  '60min': 3_600,
  '1day': 86_400,
  '1week': 604_800,
  year: 31_557_600,
};

/** Seconds between two positions of the chart. */
export const stepOf = (view: View): number => (view === 'tick' ? 1 : SECONDS[view]);
