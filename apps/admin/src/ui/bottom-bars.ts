/** What keeps to the lower edge of the window: a review's or a form's buttons. */
const BARS = '[data-bottom-bar], .RaToolbar-desktopToolbar, .RaToolbar-mobileToolbar';

/** How much of the window's lower edge has buttons, pixels. */
export function barHeight(): number {
  const shown = [...document.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return Math.max(0, ...shown.map(({ top }) => window.innerHeight - top));
}

/** The bar above the page, pixels. */
const HEAD = 48;
/** Room between what is brought into sight and the bars around it, pixels. */
const ROOM = 16;

/** Brings all of a field with what stands below it into sight, clear of the buttons; its card with it, where that fits. */
export function bringClear(field: HTMLElement): void {
  const own = field.closest<HTMLElement>('.MuiFormControl-root') ?? field;
  const card = field.closest<HTMLElement>('.MuiCard-root');
  const room = window.innerHeight - HEAD - barHeight() - 2 * ROOM;
  const whole = card && card.offsetHeight <= room ? card : own;
  whole.style.scrollMarginTop = `${HEAD + ROOM}px`;
  whole.style.scrollMarginBottom = `${barHeight() + ROOM}px`;
  whole.scrollIntoView({ block: 'nearest' });
}
