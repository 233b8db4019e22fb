/** How many are open of each product, by its name, as far as it is known. */
export type OpenCounts = Readonly<Partial<Record<string, number | undefined>>>;

/** The only product that has something open; null where several or none have, undefined until it is known. */
export function openProduct(offered: readonly string[], open: OpenCounts): string | null | undefined {
  if (offered.some((product) => open[product] === undefined)) return undefined;
  const [only, other] = offered.filter((product) => open[product] !== 0);
  return only !== undefined && other === undefined ? only : null;
}
