/** Keys that change no field. */
const HARMLESS = /^(?:Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Keys that move the caret or the page. */
const MOVES = /^(?:Arrow|Page|Home$|End$)/;

/** Inputs that those keys change even while they are read-only. */
const CHOICES: readonly string[] = ['radio', 'checkbox', 'range'];

/** Events by which an operator changes a form, apart from keys. */
const CHANGES = ['mousedown', 'click', 'paste', 'cut', 'drop'] as const;

const isIn = (target: EventTarget | null, elements: string): boolean =>
  target instanceof Element && target.closest(elements) !== null;

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !CHOICES.includes(target.type)
    : target instanceof HTMLTextAreaElement || isIn(target, '[contenteditable]');

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Links lead away, which is asked about. */
const hold = (event: Event): void => {
  if (!isIn(event.target, 'a[href]')) stop(event);
};

/**
 * An editor of rich text handles its combinations of keys itself, and a list opens by one; elsewhere they change nothing
 * but by an event of its own.
 */
const holdKey = (event: KeyboardEvent): void => {
  const { key, target } = event;
  if (HARMLESS.test(key)) return;
  const isList = isIn(target, '[role="combobox"]');
  if (MOVES.test(key) && !isList && isText(target)) return;
  const isCombined = event.ctrlKey || event.metaKey || event.altKey;
  if (isCombined && !isList && !isIn(target, '[contenteditable]')) return;
  if (!(key === 'Enter' && isIn(target, 'a[href]'))) stop(event);
};

/** Whether it takes text. */
const isOpen = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.readOnly;

/** Makes all fields of the form read-only, until the returned function is called. */
export function putToRest(form: HTMLFormElement): () => void {
  const fields = [...form.elements].filter(isOpen);
  const editors = form.querySelectorAll<HTMLElement>('[contenteditable="true"]');
  form.ariaBusy = 'true';
  // Keys of an input method can be stopped in no other way.
  for (const field of fields) field.readOnly = true;
  for (const editor of editors) editor.contentEditable = 'false';
  for (const change of CHANGES) form.addEventListener(change, hold, true);
  form.addEventListener('keydown', holdKey, true);
  return () => {
    form.ariaBusy = null;
    for (const field of fields) field.readOnly = false;
    for (const editor of editors) editor.contentEditable = 'true';
    for (const change of CHANGES) form.removeEventListener(change, hold, true);
    form.removeEventListener('keydown', holdKey, true);
  };
}
