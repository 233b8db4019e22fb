/** Whether the person is typing into something, so that a letter is a letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Whether the cursor stands in a menu that is open: a letter goes to what begins with it there. */
export const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('.MuiPopover-root [role="menu"]') !== null;
