/** `YYYY-MM-DD HH:mm:ss.SSS` in GMT: prices decide to the millisecond. */
export const instant = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
