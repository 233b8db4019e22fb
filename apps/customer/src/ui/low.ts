/** A screen with little height: what the chart can do without gives way to its prices. */
export const LOW = '@media (max-height: 659px)';
