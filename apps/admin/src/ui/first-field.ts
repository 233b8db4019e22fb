const FIELDS = ['input', 'textarea', '[role=combobox]'].join();

/** What is no place for a cursor. */
const PASSED = new Set(['checkbox', 'hidden', 'radio']);

const isFor = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [data-chooses] *') &&
  !(field instanceof HTMLInputElement && PASSED.has(field.type));

/** Marks what stands before the first field without being one to fill in: which language is shown. */
export const CHOOSES = { 'data-chooses': true };

/**
 * Puts the cursor into the first field of what has just come on screen, unless it is in it already, or in a dialog above it:
 * a form that comes late takes nothing from whoever types a search.
 */
export function enterFirstField(within: HTMLElement | null): void {
  if (!within || within.contains(document.activeElement)) return;
  const dialog = document.activeElement?.closest('[role="dialog"]');
  if (dialog && !dialog.contains(within)) return;
  [...within.querySelectorAll<HTMLElement>(FIELDS)].find(isFor)?.focus();
}
