import { LAST_TOTAL as KEY, sessionMark } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';

/**
 * Last read total and its position. The first paint shows it there again, see `public/early.js`. Stored on this device
 * for the session.
 */
export interface LastTotal {
  /** End of the sign-in token it was read with, so that another customer's total is never shown. */
  readonly of: string;
  readonly text: string;
  readonly unit: string;
  /** Offset from the top and from the line start, in a window of this width, px. */
  readonly top: number;
  readonly start: number;
  readonly width: number;
  /** Distance from the top to the end of its card, px. */
  readonly below: number;
}

function read(text: string | null): LastTotal | null {
  try {
    return JSON.parse(text ?? 'null') as LastTotal | null;
  } catch {
    return null;
  }
}

/** Last total read in this session; null if none. */
export function lastTotal(): LastTotal | null {
  const kept = read(readLocal(KEY));
  return kept !== null && kept.of === sessionMark() ? kept : null;
}

export function keepTotal(element: HTMLElement): void {
  const of = sessionMark();
  const { top, left, right, height } = element.getBoundingClientRect();
  const figure = element.querySelector('bdi');
  // A kept page that is hidden has no position.
  if (of === undefined || !figure || height === 0) return;
  const unit = figure.querySelector('small')?.textContent ?? '';
  const text = (figure.textContent ?? '').slice(0, unit === '' ? undefined : -unit.length);
  const start = document.documentElement.dir === 'rtl' ? innerWidth - right : left;
  const below = element.closest('section')?.getBoundingClientRect().bottom ?? 0;
  const kept: LastTotal = { of, text, unit, top, start, width: innerWidth, below };
  writeLocal(KEY, JSON.stringify(kept));
}

export const forgetTotal = (): void => writeLocal(KEY, null);
