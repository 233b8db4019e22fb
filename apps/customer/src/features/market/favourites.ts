/** Symbols of a device's store; what is no list of numbers is none. */
export function parseFavourites(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** The list with a symbol added at its end, or without it. */
export function withFavourite(ids: readonly number[], symbolId: number, on: boolean): readonly number[] {
  const others = ids.filter((id) => id !== symbolId);
  return on ? [...others, symbolId] : others;
}
