/** Elements fixed to the lower edge of the window: a review's or a form's buttons. */
const BARS = '[data-bottom-bar], .RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar';

/** Height of the button bar at the window's lower edge, pixels. */
export function barHeight(): number {
  const shown = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return Math.max(0, ...shown.map(({ top }) => window.innerHeight - top));
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
