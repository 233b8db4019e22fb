import { useEffect, useState } from 'react';

const textOf = (request: object | null): string => (request ? Object.values(request).join() : '');

/** A request of plain values once it has been the same for this long, ms; null: none, at once. */
export function useSettled<Request extends object>(request: Request | null, quiet: number): Request | null {
  const [settled, setSettled] = useState(request);
  const isSame = textOf(request) === textOf(settled);
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => setSettled(request), quiet);
    return () => clearTimeout(timer);
  }, [isSame, request, quiet]);
  return request === null ? null : settled;
}
