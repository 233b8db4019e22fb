/** Screen with little height: the chart drops optional parts in favour of its prices. */
export const SHORT_SCREEN = '@media (max-height: 659px)';
/** Next to a chart: a window so narrow or low that a full-height ticket would have to scroll. */
export const SHORT = '@media (max-height: 829px)';
/** Upright phone on the trade screen: inputs are no higher than a touch target. */
export const SMALL_PHONE = '[data-shape="narrow"] &';
