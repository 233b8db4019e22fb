/** Whether the person is typing into something, so that a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** What takes Escape itself: it closes by it. */
const CLOSES = '[role="dialog"], .MuiModal-root, [role="combobox"][aria-expanded="true"]';

const TICKED = '[type="checkbox"], [type="radio"]';

/** Whether it takes no text but a tick. */
export const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(TICKED);

/** Escape leaves a field of the page, with what was typed into it, so that the page's own keys work again. */
export function leaveField(event: KeyboardEvent): void {
  const { target, isComposing, defaultPrevented } = event;
  if (isComposing || !(target instanceof HTMLElement) || !isTyping(target)) return;
  // An editor of formatted text takes every Escape, and does nothing by it.
  if (defaultPrevented && !target.isContentEditable) return;
  if (isTicked(target) || target.closest(CLOSES)) return;
  // The browser would empty a field that is searched by.
  event.preventDefault();
  target.blur();
}

/** Whether the cursor stands in a menu that is open: a letter goes to what begins with it there. */
export const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.MuiPopover-root [role="menu"]') !== null;
