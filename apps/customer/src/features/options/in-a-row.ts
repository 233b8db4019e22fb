/** Number per row so that the last row is full, or nearly. */
export function inARow(count: number): number {
  if (count <= 4) return count;
  return (4 - (count % 4)) % 4 < (3 - (count % 3)) % 3 ? 4 : 3;
}
