import { isNowhere, OVER_PAGE } from '../enter-page.js';

export interface PressWatch {
  /** Whether the operator has done nothing else since, so that a question may open. */
  readonly isLast: () => boolean;
  readonly end: () => void;
}

/**
 * Watches what an operator does while the answer to a press is pending. A dialog that opened over his typing would take
 * the next Space as its confirmation. Escape, a click, text, another focus and another overlay count; Enter does not:
 * whoever knows the dialog presses it at once.
 */
export function watchPress(): PressWatch {
  const focused = document.activeElement;
  let isOver = false;
  const mark = (): void => {
    isOver = true;
  };
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (key === 'Escape' || (key.length === 1 && !ctrlKey && !metaKey && !altKey)) mark();
  };
  // Captured: a field or dialog may keep the event from the page.
  window.addEventListener('keydown', press, true);
  window.addEventListener('pointerdown', mark, true);
  return {
    isLast: () =>
      !isOver &&
      (document.activeElement === focused || isNowhere()) &&
      document.querySelector(OVER_PAGE) === null,
    end: () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', mark, true);
    },
  };
}
