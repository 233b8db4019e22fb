/** Whether the target takes text, so that a letter is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Elements that handle Escape themselves by closing. */
const CLOSES = '[role="dialog"], .MuiModal-root, [role="combobox"][aria-expanded="true"]';

const TICKED = '[type="checkbox"], [type="radio"]';

/** Whether it is a checkbox or similar, which takes no text. */
export const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TICKED);

/** Escape leaves a field of the page and keeps its text, so that the page's shortcuts work again. */
export function leaveField(event: KeyboardEvent): void {
  const { target, isComposing, defaultPrevented } = event;
  if (isComposing || !(target instanceof HTMLElement) || !isTyping(target)) return;
  // A rich-text editor consumes every Escape without effect.
  if (defaultPrevented && !target.isContentEditable) return;
  if (isTicked(target) || target.closest(CLOSES)) return;
  // The browser would clear a search field.
  event.preventDefault();
  target.blur();
}

/** Whether the focus is in an open menu: letters there jump to the matching item. */
export const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.MuiPopover-root [role="menu"]') !== null;
