import { readLocal, writeLocal } from '../../api/storage.js';

/** Time until which no further code can be requested, by the server's clock. */
export interface CodeGate {
  /** Epoch ms, server clock. */
  readonly next: number;
  /** Server clock minus device clock, ms. */
  readonly offset: number;
}

/** Seconds between two codes. A longer wait is a clock error. */
const LONGEST = 60;
const key = (type: number): string => `code.${type}`;

/** Whole seconds to wait at `now` (device clock, epoch ms); 0: the button is enabled. */
export function secondsLeft(gate: CodeGate | null, now: number): number {
  if (gate === null) return 0;
  const left = Math.ceil((gate.next - now - gate.offset) / 1000);
  // The clock is read once a second, so it may be one second behind the server's answer.
  if (left > LONGEST + 5) return 0;
  return Math.min(LONGEST, Math.max(0, left));
}

/** Survives a reload. */
export function holdGate(type: number, gate: CodeGate): void {
  writeLocal(key(type), JSON.stringify(gate));
}

export function heldGate(type: number): CodeGate | null {
  try {
    const { next, offset } = JSON.parse(readLocal(key(type)) ?? '{}') as Partial<CodeGate>;
    return typeof next === 'number' && typeof offset === 'number' ? { next, offset } : null;
  } catch {
    return null;
  }
}
