export type Tone = 'up' | 'down' | 'flat';

/** Tone of a signed figure. */
export const tone = (value: bigint): Tone => (value > 0n ? 'up' : value < 0n ? 'down' : 'flat');
