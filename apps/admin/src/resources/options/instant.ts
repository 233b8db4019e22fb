/** `YYYY-MM-DD HH:mm:ss.SSS` in GMT: an option is decided to the millisecond. */
export const instant = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
