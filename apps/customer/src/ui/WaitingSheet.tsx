import { useEffect, useState } from 'react';
import { ErrorState } from './ErrorState.js';
import { Sheet } from './Sheet.js';
import { SkeletonList } from './Skeletons.js';

/** What comes within this time is shown without a word before it, ms. */
const AT_ONCE = 300;

interface WaitingSheetProps {
  title: string;
  /** What was asked for did not come; with the server's own words, where it gave any. */
  failure: { said?: string } | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands where a sheet will, while what it tells has not come. */
export function WaitingSheet({ title, failure, onRetry, onClose }: WaitingSheetProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AT_ONCE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate && !failure) return null;
  return (
    <Sheet open title={title} onClose={onClose}>
      {failure ? <ErrorState {...failure} onRetry={onRetry} /> : <SkeletonList rows={3} />}
    </Sheet>
  );
}
