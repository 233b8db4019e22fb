import { Fragment, type ReactNode, useEffect, useState } from 'react';

/** Longest closing animation of a sheet, ms. */
const GONE = 400;

interface LeavingProps<T> {
  /** Content of the sheet; null: closed. */
  shown: T | null;
  children: (of: T, open: boolean) => ReactNode;
}

/** Sheet that resets whenever it opens. While it closes, it keeps showing its last content. */
export function Leaving<T>({ shown, children }: LeavingProps<T>) {
  const [last, setLast] = useState<{ of: T; open: boolean; times: number }>();
  const isLeaving = last !== undefined && !last.open;
  if (shown !== null && (last?.of !== shown || isLeaving)) {
    const times = last ? last.times + (isLeaving ? 1 : 0) : 0;
    setLast({ of: shown, open: true, times });
  }
  if (shown === null && last?.open) setLast({ ...last, open: false });
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setLast(undefined), GONE);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return last && <Fragment key={last.times}>{children(last.of, last.open)}</Fragment>;
}
