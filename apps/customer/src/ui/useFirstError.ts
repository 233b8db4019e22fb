import { useEffect } from 'react';

/**
 * An error is marked on the frame of its field. A button that unfolds fields only says that one of them has an error.
 */
const WRONG = '[data-wrong="true"]:not([aria-expanded]), [aria-invalid="true"]';
/** Submit button of fields outside a form, and the container it shares with them. */
const ASKS = 'button[data-asks]';
const ASKED = '[data-asked]';
/** Inputs come before a button in the same field. */
const FILLED = 'input, textarea, select';
const FOCUSABLE = `${FILLED}, button`;
/** Of several inputs in one frame, such as consents, the invalid one announces the error. */
const INVALID = `:is(${FILLED})[aria-invalid="true"]`;
/** Maximum wait for a server answer that reports a field error, ms. */
const PATIENCE = 15_000;

/**
 * After a form is submitted, or a button of fields outside a form is pressed, scrolls to the first invalid field and
 * focuses it. Also when the server reports the error.
 */
export function useFirstError(): void {
  useEffect(() => {
    let stop = () => {};
    const watch = ({ target }: Event) => {
      stop();
      if (target instanceof HTMLFormElement) stop = onceWrong(target);
    };
    const press = ({ target }: Event) => {
      const asked = target instanceof Element && target.closest(ASKS)?.closest(ASKED);
      if (asked) requestAnimationFrame(() => goToWrong(asked));
    };
    // Capture phase: errors that a form finds itself are marked before the next frame.
    document.addEventListener('submit', watch, true);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', watch, true);
      stop();
    };
  }, []);
}

/** Focuses the first invalid field. Returns whether there is one. */
export function goToWrong(fields: Element): boolean {
  const first = fields.querySelector(WRONG);
  const field = first?.matches(FOCUSABLE)
    ? first
    : (first?.querySelector(INVALID) ?? first?.querySelector(FILLED) ?? first?.querySelector(FOCUSABLE));
  if (!(field instanceof HTMLElement)) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Checks from the next frame on, until there is an error, the customer interacts, or it times out. */
function onceWrong(form: HTMLFormElement): () => void {
  const look = () => {
    if (goToWrong(form)) stop();
  };
  const observer = new MutationObserver(look);
  const frame = requestAnimationFrame(() => {
    observer.observe(form, { subtree: true, attributeFilter: ['data-wrong', 'aria-invalid'] });
    look();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const goesOn = () => stop();
  form.addEventListener('input', goesOn);
  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer.disconnect();
    form.removeEventListener('input', goesOn);
  }
  return stop;
}
