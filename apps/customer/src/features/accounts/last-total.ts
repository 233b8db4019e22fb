import { LAST_TOTAL as KEY, sessionMark } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';

/**
 * The total as it was last read, and where it stood: the first paint writes it there again, see `public/early.js`. It
 * stays on this device as long as the session.
 */
export interface LastTotal {
  /** The end of the sign-in token that it was read with: nobody else's is shown. */
  readonly of: string;
  readonly text: string;
  readonly unit: string;
  /** Pixels from the top and from where lines begin, in a window that is so wide. */
  readonly top: number;
  readonly start: number;
  readonly width: number;
  /** Pixels from the top to the end of its card. */
  readonly below: number;
}

function read(text: string | null): LastTotal | null {
  try {
    return JSON.parse(text ?? 'null') as LastTotal | null;
  } catch {
    return null;
  }
}

/** What this session last read; null where it read nothing. */
export function lastTotal(): LastTotal | null {
  const kept = read(recall(KEY));
  return kept !== null && kept.of === sessionMark() ? kept : null;
}

export function keepTotal(element: HTMLElement): void {
  const of = sessionMark();
  const { top, left, right, height } = element.getBoundingClientRect();
  const figure = element.querySelector('bdi');
  // A page that is kept behind another has no place.
  if (of === undefined || !figure || height === 0) return;
  const unit = figure.querySelector('small')?.textContent ?? '';
  const text = (figure.textContent ?? '').slice(0, unit === '' ? undefined : -unit.length);
  const start = document.documentElement.dir === 'rtl' ? innerWidth - right : left;
  const below = element.closest('section')?.getBoundingClientRect().bottom ?? 0;
  const kept: LastTotal = { of, text, unit, top, start, width: innerWidth, below };
  remember(KEY, JSON.stringify(kept));
}

export const forgetTotal = (): void => remember(KEY, null);
