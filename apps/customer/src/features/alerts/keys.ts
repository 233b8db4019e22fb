/** Query keys of price alerts. */
export const alertKeys = { alerts: ['private', 'alerts'] } as const;
