const FIELDS =
  'input:not([type=checkbox], [type=hidden], [disabled]), textarea:not([disabled]), [role=combobox]';

/** Puts the cursor into the first field of what has just come on screen, unless it is in it already. */
export function enterFirstField(within: HTMLElement | null): void {
  if (!within || within.contains(document.activeElement)) return;
  within.querySelector<HTMLElement>(FIELDS)?.focus();
}
