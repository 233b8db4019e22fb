/** Whether the target takes text, so that a letter is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Elements that handle Escape themselves by closing. */
const CLOSES = '[role="dialog"], .MuiModal-root, [role="combobox"][aria-expanded="true"]';

const MODIFIERS = /^(?:Shift|CapsLock|Control|Alt|AltGraph|Meta|Fn|NumLock)$/;

/**
 * Whether an operator goes on working with this key: any key in a field, also one of an input method, and a character
 * anywhere else. Escape withdraws what was pressed before, so it counts.
 */
export function isGoingOn({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Escape') return true;
  if (ctrlKey || metaKey || altKey || MODIFIERS.test(key)) return false;
  // The key that asked may still be held.
  if (repeat && (key === 'Enter' || !isTyping(target))) return false;
  return key.length === 1 || isTyping(target);
}

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
