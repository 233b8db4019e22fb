const PAGE = 'main-content';
/** Makes the page itself focusable; the attribute stays, so that a closing dialog can return the focus. */
const AS_A_WHOLE = { tabindex: '-1', style: 'outline: none' } as const;

/** Overlays open above the page. A closed menu may stay in the document, hidden. */
export const OVER_PAGE = '[role="dialog"], .MuiPopover-root:not(.MuiModal-hidden)';

/** Whether the focus is in no field, row or button. */
export const isNowhere = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === PAGE;
};

/**
 * Focuses the page, so that the next Tab leads into it. A page that sets the focus itself, or an open overlay, keeps
 * it.
 */
export function enterPage(): void {
  requestAnimationFrame(() => {
    const page = document.getElementById(PAGE);
    const isTaken = page?.contains(document.activeElement) || document.querySelector(OVER_PAGE);
    if (!page || isTaken) return;
    for (const [name, value] of Object.entries(AS_A_WHOLE)) page.setAttribute(name, value);
    page.focus({ preventScroll: true });
  });
}
