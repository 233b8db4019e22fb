/** A frame wider than a phone's that has no columns yet. */
export const MIDDLE = '@container (min-width: 700px) and (max-width: 1023px)';
/** Where the frame has room: records stand in columns, cards beside each other, sheets in the middle. */
export const WIDE = '@container (min-width: 1024px)';
/** Where the start page has two columns: its markets stand beside all else. */
export const MARKETS_BESIDE = '@container (min-width: 1000px)';
/** Where the trade screen has three columns and little width: what stands beside the chart gives way to it. */
export const CROWDED = '@container (min-width: 1000px) and (max-width: 1199px)';
