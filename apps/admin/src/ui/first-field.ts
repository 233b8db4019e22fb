/** What people type or choose in. */
export const FIELDS = ['input', 'textarea', '[role=combobox]'].join();

/** What is no place for a cursor. */
const PASSED = new Set(['checkbox', 'hidden', 'radio']);

const isFor = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [data-chooses] *') &&
  !(field instanceof HTMLInputElement && PASSED.has(field.type));

const isEmpty = (field: HTMLElement): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '';

/** Marks what stands before the first field without being one to fill in: which language is shown. */
export const CHOOSES = { 'data-chooses': true };

/**
 * Puts the cursor into the first field of what has just come on screen, unless it is in it already, or in a dialog above it:
 * a form that comes late takes nothing from whoever types a search. `empty`: the first that nothing stands in, if there is one.
 */
export function enterFirstField(within: HTMLElement | null, wanted: 'any' | 'empty' = 'any'): void {
  if (!within || within.contains(document.activeElement)) return;
  const dialog = document.activeElement?.closest('[role="dialog"]');
  if (dialog && !dialog.contains(within)) return;
  const fields = [...within.querySelectorAll<HTMLElement>(FIELDS)].filter(isFor);
  const empty = wanted === 'empty' ? fields.find(isEmpty) : undefined;
  (empty ?? fields[0])?.focus();
}
