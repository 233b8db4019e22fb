import { recall, remember } from '../../api/storage.js';

/** Until when no further code can be asked for, by the server's clock. */
export interface CodeGate {
  /** Epoch ms on the server. */
  readonly next: number;
  /** The server's clock less this machine's, ms. */
  readonly offset: number;
}

const LONGEST = 86_400;
const key = (type: number): string => `code.${type}`;

/** Whole seconds that are left to wait at `now` (this machine's epoch ms); 0: the button works. */
export function secondsLeft(gate: CodeGate | null, now: number): number {
  if (gate === null) return 0;
  const left = Math.ceil((gate.next - now - gate.offset) / 1000);
  return left > 0 && left <= LONGEST ? left : 0;
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
