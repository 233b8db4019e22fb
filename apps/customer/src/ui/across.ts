/** Step of an arrow key along a row, in reading direction: 1, -1, or 0 for every other key. */
export function stepAcross(key: string): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return document.documentElement.dir === 'rtl' ? -step : step;
}
