/** Open count by product name, as far as known. */
export type OpenCounts = Readonly<Partial<Record<string, number | undefined>>>;

/** The only product with open records; null if several or none have any, undefined until known. */
export function openProduct(offered: readonly string[], open: OpenCounts): string | null | undefined {
  if (offered.some((product) => open[product] === undefined)) return undefined;
  const [only, other] = offered.filter((product) => open[product] !== 0);
  return only !== undefined && other === undefined ? only : null;
}
