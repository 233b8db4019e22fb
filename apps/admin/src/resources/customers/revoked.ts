const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Level = 'junior' | 'senior';

/** Identity levels that a request revokes. */
export function revokedIn(before: unknown, after: unknown): ReadonlySet<Level> {
  if (!isRow(before) || !isRow(after)) return new Set();
  return new Set(
    (['junior', 'senior'] as const).filter((level) => before[level] === true && after[level] === false),
  );
}
