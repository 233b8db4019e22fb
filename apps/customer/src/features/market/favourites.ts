/** Parses stored symbol ids; empty if the text is not a list of numbers. */
export function parseFavourites(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** The list with a symbol appended, or without it. */
export function withFavourite(ids: readonly number[], symbolId: number, on: boolean): readonly number[] {
  const others = ids.filter((id) => id !== symbolId);
  return on ? [...others, symbolId] : others;
}
