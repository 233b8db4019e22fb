/**
 * The next Tab leads into the page, as after the link that skips the rail: react-admin does the same there. A page that puts
 * the cursor somewhere itself, and a dialog, keep it.
 */
export function enterPage(): void {
  requestAnimationFrame(() => {
    const page = document.getElementById('main-content');
    const isTaken = page?.contains(document.activeElement) || document.querySelector('[role="dialog"]');
    if (!page || isTaken) return;
    page.tabIndex = -1;
    page.focus({ preventScroll: true });
    page.blur();
    page.removeAttribute('tabindex');
  });
}
