import { isNowhere, OVER_PAGE } from '../enter-page.js';
import { isGoingOn } from '../is-typing.js';

export interface PressWatch {
  /** Whether the operator has done nothing else since, so that a question may open. */
  readonly isLast: () => boolean;
  readonly end: () => void;
}

/**
 * Watches what an operator does while the answer to a press is pending. A dialog that opened over his typing would take
 * the next Space as its confirmation. Escape, a click, text, another focus and another overlay count. Enter outside of a
 * field does not: whoever knows the dialog presses it at once.
 */
export function watchPress(): PressWatch {
  const focused = document.activeElement;
  let isOver = false;
  const mark = (): void => {
    isOver = true;
  };
  const press = (event: KeyboardEvent): void => {
    if (isGoingOn(event)) mark();
  };
  // Captured: a field or dialog may keep the event from the page.
  window.addEventListener('keydown', press, true);
  window.addEventListener('click', mark, true);
  return {
    isLast: () =>
      !isOver &&
      (document.activeElement === focused || isNowhere()) &&
      document.querySelector(OVER_PAGE) === null,
    end: () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('click', mark, true);
    },
  };
}
