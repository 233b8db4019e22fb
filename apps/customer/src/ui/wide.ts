/** Where the frame has room: records stand in columns, cards beside each other, sheets in the middle. */
export const WIDE = '@container (min-width: 1024px)';
