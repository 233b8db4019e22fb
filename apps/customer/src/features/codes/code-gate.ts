import { recall, remember } from '../../api/storage.js';

/** Until when no further code can be asked for, by the server's clock. */
export interface CodeGate {
  /** Epoch ms on the server. */
  readonly next: number;
  /** The server's clock less this machine's, ms. */
  readonly offset: number;
}

/** Seconds between two codes; more cannot be meant. */
const LONGEST = 60;
const key = (type: number): string => `code.${type}`;

/** Whole seconds that are left to wait at `now` (this machine's epoch ms); 0: the button works. */
export function secondsLeft(gate: CodeGate | null, now: number): number {
  if (gate === null) return 0;
  const left = Math.ceil((gate.next - now - gate.offset) / 1000);
  // The clock is read once a second: it may be one behind what the server has just said.
  if (left > LONGEST + 5) return 0;
  return Math.min(LONGEST, Math.max(0, left));
}

/** Kept over a reload. */
export function holdGate(type: number, gate: CodeGate): void {
  remember(key(type), JSON.stringify(gate));
}

export function heldGate(type: number): CodeGate | null {
  try {
    const { next, offset } = JSON.parse(recall(key(type)) ?? '{}') as Partial<CodeGate>;
    return typeof next === 'number' && typeof offset === 'number' ? { next, offset } : null;
  } catch {
    return null;
  }
}
