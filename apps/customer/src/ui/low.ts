/** A screen with little height: what the chart can do without gives way to its prices. */
export const LOW = '@media (max-height: 659px)';
/** Beside a chart: a window so narrow, or so low, that a ticket of full height would have to scroll. */
export const SHORT = '@media (max-height: 829px)';
/** The same of a phone that is held upright, on the trade screen: what is entered takes no more than fingers need. */
export const TIGHT = '[data-shape="narrow"] &';
