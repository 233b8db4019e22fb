import { useState } from 'react';

interface Query {
  readonly data: unknown;
  readonly error: Error | null;
}

/**
 * Last error of a query that has no data yet; null: none. The query forgets it at each retry, and its message would be
 * announced anew each time.
 */
export function useLastError({ data, error }: Query): Error | null {
  const [last, setLast] = useState<Error | null>(error);
  if (error !== null && error !== last) setLast(error);
  return data === undefined ? (error ?? last) : null;
}
