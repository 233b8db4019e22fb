export type Tone = 'up' | 'down' | 'flat';

/** Which of the three tones a signed figure has. */
export const tone = (value: bigint): Tone => (value > 0n ? 'up' : value < 0n ? 'down' : 'flat');
