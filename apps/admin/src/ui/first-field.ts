/** Elements that people type or choose in. */
export const FIELDS = ['input', 'textarea', '[role=combobox]'].join();

/** Input types that take no focus here. */
const PASSED = new Set(['checkbox', 'hidden', 'radio']);

const isFor = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [data-chooses] *') &&
  !(field instanceof HTMLInputElement && PASSED.has(field.type));

const isEmpty = (field: HTMLElement): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '';

/** Marks a control before the first field that is not to be filled in: the language chooser. */
export const CHOOSES = { 'data-chooses': true };

/**
 * Focuses the first field of new content, unless the focus is already inside or in a dialog above: a form that loads
 * late takes no focus from a search being typed. `empty`: prefers the first empty field.
 */
export function enterFirstField(within: HTMLElement | null, wanted: 'any' | 'empty' = 'any'): void {
  if (!within || within.contains(document.activeElement)) return;
  const dialog = document.activeElement?.closest('[role="dialog"]');
  if (dialog && !dialog.contains(within)) return;
  const fields = [...within.querySelectorAll<HTMLElement>(FIELDS)].filter(isFor);
  const empty = wanted === 'empty' ? fields.find(isEmpty) : undefined;
  (empty ?? fields[0])?.focus();
}

/** Focuses the first field that is empty or marked as wrong. */
export function focusLacking(within: HTMLElement): void {
  const lacks = (field: HTMLElement): boolean =>
    isFor(field) && !field.matches('[aria-hidden=true]') && (isEmpty(field) || field.ariaInvalid === 'true');
  [...within.querySelectorAll<HTMLElement>(FIELDS)].find(lacks)?.focus();
}
