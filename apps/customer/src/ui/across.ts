/** How far an arrow key leads along a row, in its parts and in the direction of writing; 0 for every other key. */
export function stepAcross(key: string): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return document.documentElement.dir === 'rtl' ? -step : step;
}
