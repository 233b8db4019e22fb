/** Frame wider than a phone, but without columns. */
export const MIDDLE = '@container (min-width: 700px) and (max-width: 1023px)';
/** Frame with columns of records, cards side by side and centred sheets. */
export const WIDE = '@container (min-width: 1024px)';
/** Start page with two columns: markets next to everything else. */
export const MARKETS_BESIDE = '@container (min-width: 1000px)';
/** Trade screen with three columns and little width: the side columns shrink in favour of the chart. */
export const NARROW_THREE_COLUMNS = '@container (min-width: 1000px) and (max-width: 1199px)';
