import { useEffect } from 'react';

/** What is wrong is marked on the frame of its field. */
const WRONG = '[data-wrong="true"], [aria-invalid="true"]';
const FOCUSABLE = 'input, textarea, select, button';
/** How long an answer of the server may take that finds something wrong, ms. */
const PATIENCE = 15_000;

/** After a form is sent, brings its first field that is wrong into view and focuses it; also when the server finds it. */
export function useFirstError(): void {
  useEffect(() => {
    let stop = () => {};
    const watch = ({ target }: Event) => {
      stop();
      if (target instanceof HTMLFormElement) stop = onceWrong(target);
    };
    // On its way down: what a form refuses at once is marked before the next frame.
    document.addEventListener('submit', watch, true);
    return () => {
      document.removeEventListener('submit', watch, true);
      stop();
    };
  }, []);
}

/** Looks from the next frame on until something is wrong, the customer goes on by himself, or it took too long. */
function onceWrong(form: HTMLFormElement): () => void {
  const look = () => {
    const first = form.querySelector(WRONG);
    const field = first?.matches(FOCUSABLE) ? first : first?.querySelector(FOCUSABLE);
    if (!(field instanceof HTMLElement)) return;
    stop();
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
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
