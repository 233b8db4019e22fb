import { useEffect } from 'react';

/** What is wrong is marked on the frame of its field; a button that opens fields only says that one of them is. */
const WRONG = '[data-wrong="true"]:not([aria-expanded]), [aria-invalid="true"]';
/** A button that asks for fields which stand in no form, and what they stand in with it. */
const ASKS = 'button[data-asks]';
const ASKED = '[data-asked]';
/** What is filled in comes before a button that stands with it. */
const FILLED = 'input, textarea, select';
const FOCUSABLE = `${FILLED}, button`;
/** How long an answer of the server may take that finds something wrong, ms. */
const PATIENCE = 15_000;

/** After a form is sent or something is asked for, brings its first field that is wrong into view and focuses it; also when the server finds it. */
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
    // On its way down: what a form refuses at once is marked before the next frame.
    document.addEventListener('submit', watch, true);
    document.addEventListener('click', press, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', watch, true);
      stop();
    };
  }, []);
}

/** Goes to the first field of these that is wrong; tells whether there is one. */
function goToWrong(fields: Element): boolean {
  const first = fields.querySelector(WRONG);
  const field = first?.matches(FOCUSABLE)
    ? first
    : (first?.querySelector(FILLED) ?? first?.querySelector(FOCUSABLE));
  if (!(field instanceof HTMLElement)) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
  return true;
}

/** Looks from the next frame on until something is wrong, the customer goes on by himself, or it took too long. */
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
