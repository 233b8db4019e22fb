import { useEffect } from 'react';
import { isTicked, isTyping } from './is-typing.js';

/** Pause after which a typist has noticed that the field is gone, ms. */
const PAUSE = 1_500;
/** Time after which further letters no longer count as continued typing, ms. */
const LONG = 5_000;

interface Pressed {
  readonly target: EventTarget | null;
  readonly key: string;
  /** With ctrl, alt or ⌘ the key is no text. */
  readonly isModified: boolean;
}

/** Whether a field can take no text any more: it was removed or disabled. */
const isGone = (field: Node): boolean =>
  !field.isConnected || ('disabled' in field && field.disabled === true);

const isOfOneLine = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

/**
 * Detects letters typed on after their field was removed or disabled, such as when somebody else decided or claimed what
 * is on screen. They must not act as shortcuts of the page, where `a` approves and `k` opens the next row.
 */
export class LostField {
  /** Field last typed into, unless it was left by a key or a click. */
  private field: Node | null = null;
  private typedAt = 0;
  private lostAt: number | null = null;

  /** Whether a key press is to be ignored. `now`: ms. */
  press({ target, key, isModified }: Pressed, now: number): boolean {
    if (key === 'Escape' || key === 'Tab') this.leave();
    else if (isTyping(target) && !isTicked(target)) this.type(target as Node, { key, isModified }, now);
    else if (!this.hasLost()) this.leave();
    else if (!isModified) return this.isLost(now);
    return false;
  }

  leave(): void {
    this.field = null;
    this.lostAt = null;
  }

  private type(field: Node, { key, isModified }: Omit<Pressed, 'target'>, now: number): void {
    this.leave();
    // Enter submits a single-line field, and with ctrl every form.
    if (key === 'Enter' && (isModified || isOfOneLine(field))) return;
    this.field = field;
    this.typedAt = now;
  }

  /** Once letters are ignored, a field that is enabled again takes them only when it is entered. */
  private hasLost(): boolean {
    return this.field !== null && (this.lostAt !== null || isGone(this.field));
  }

  private isLost(now: number): boolean {
    const isOver = this.lostAt === null ? now - this.typedAt > LONG : now - this.lostAt > PAUSE;
    if (isOver) this.leave();
    else this.lostAt = now;
    return !isOver;
  }
}

/** Hook that ignores letters whose field is gone, anywhere on the page. */
export function useLostField(): void {
  useEffect(() => {
    const lost = new LostField();
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (!lost.press({ target, key, isModified: ctrlKey || metaKey || altKey }, event.timeStamp)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const leave = (): void => lost.leave();
    // Captured before any other handler of the page.
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', leave, true);
    // Browser back also leaves the field.
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('popstate', leave);
    };
  }, []);
}
