/** Elements fixed to the lower edge of the window: a review's or a form's buttons. */
const BARS = '[data-bottom-bar], .RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar';

/** Height of the button bar at the window's lower edge, pixels. */
export function barHeight(): number {
  const shown = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return Math.max(0, ...shown.map(({ top }) => window.innerHeight - top));
}

/** Calls `listener` when bars appear, disappear, move or change their height, until the returned function is called. */
export function onBarsChange(listener: () => void): () => void {
  const sizes = new ResizeObserver(listener);
  const watch = (): void => {
    sizes.disconnect();
    for (const bar of document.querySelectorAll(BARS)) sizes.observe(bar);
    listener();
  };
  const pages = new MutationObserver(watch);
  pages.observe(document.body, { childList: true, subtree: true });
  const moves = ['scroll', 'resize'] as const;
  for (const move of moves) window.addEventListener(move, listener, { capture: true, passive: true });
  watch();
  return () => {
    sizes.disconnect();
    pages.disconnect();
    for (const move of moves) window.removeEventListener(move, listener, { capture: true });
  };
}

/** Height of the bar above the page, pixels. */
const HEAD = 48;
/** Margin between the element scrolled into view and the bars, pixels. */
const ROOM = 16;

/** Scrolls a field with the text below it into view, clear of the buttons; with its card, if that fits. */
export function bringClear(field: HTMLElement): void {
  const own = field.closest<HTMLElement>('.MuiFormControl-root') ?? field;
  const card = field.closest<HTMLElement>('.MuiCard-root');
  const room = window.innerHeight - HEAD - barHeight() - 2 * ROOM;
  const whole = card && card.offsetHeight <= room ? card : own;
  whole.style.scrollMarginTop = `${HEAD + ROOM}px`;
  whole.style.scrollMarginBottom = `${barHeight() + ROOM}px`;
  whole.scrollIntoView({ block: 'nearest' });
}
