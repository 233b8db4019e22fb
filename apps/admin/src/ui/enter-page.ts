const PAGE = 'main-content';
/** What lets the cursor stand on the page as a whole; it stays, so that a dialog can lead back to it. */
const AS_A_WHOLE = { tabindex: '-1', style: 'outline: none' } as const;

/** What is open over the page: a menu that is closed may stay in the document, hidden. */
export const OVER_PAGE = '[role="dialog"], .MuiPopover-root:not(.MuiModal-hidden)';

/** Whether the cursor stands in no field, row or button. */
export const isNowhere = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === PAGE;
};

/** The next Tab leads into the page. One that puts the cursor somewhere itself, and what is open over it, keep it. */
export function enterPage(): void {
  requestAnimationFrame(() => {
    const page = document.getElementById(PAGE);
    const isTaken = page?.contains(document.activeElement) || document.querySelector(OVER_PAGE);
    if (!page || isTaken) return;
    for (const [name, value] of Object.entries(AS_A_WHOLE)) page.setAttribute(name, value);
    page.focus({ preventScroll: true });
  });
}
