import { useEffect } from 'react';
import { isTicked, isTyping } from './is-typing.js';

/** After so long without a key whoever typed has seen that his field is gone, ms. */
const PAUSE = 1_500;
/** After so long it is not typing any more that goes on, ms. */
const LONG = 5_000;

interface Pressed {
  readonly target: EventTarget | null;
  readonly key: string;
  /** With ctrl, alt or ⌘ it is no text. */
  readonly isModified: boolean;
}

const isOfOneLine = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

/**
 * Knows of letters that are typed on after their field was taken away: somebody else decided, or claimed what is on screen.
 * They are no keys of the page, where `a` approves and `k` goes to the next one.
 */
export class LostField {
  /** What was typed into last, unless it was left by a key or a press. */
  private field: Node | null = null;
  private typedAt = 0;
  private lostAt: number | null = null;

  /** Whether a key goes nowhere. `now`: ms. */
  press({ target, key, isModified }: Pressed, now: number): boolean {
    if (key === 'Escape' || key === 'Tab') this.leave();
    else if (isTyping(target) && !isTicked(target)) this.type(target as Node, { key, isModified }, now);
    else if (this.field?.isConnected !== false) this.leave();
    else if (!isModified) return this.isLost(now);
    return false;
  }

  leave(): void {
    this.field = null;
    this.lostAt = null;
  }

  private type(field: Node, { key, isModified }: Omit<Pressed, 'target'>, now: number): void {
    this.leave();
    // Enter sends a field of one line, and with ctrl every form.
    if (key === 'Enter' && (isModified || isOfOneLine(field))) return;
    this.field = field;
    this.typedAt = now;
  }

  private isLost(now: number): boolean {
    const isOver = this.lostAt === null ? now - this.typedAt > LONG : now - this.lostAt > PAUSE;
    if (isOver) this.leave();
    else this.lostAt = now;
    return !isOver;
  }
}

/** Letters whose field is gone do nothing, wherever on the page. */
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
    // Before anything of the page hears of it.
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', leave, true);
    // Back is a way out, too.
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', leave, true);
      window.removeEventListener('popstate', leave);
    };
  }, []);
}
