import { useEffect, useState } from 'react';
import { ErrorState } from './ErrorState.js';
import { Sheet } from './Sheet.js';
import { SkeletonList } from './Skeletons.js';

/** Content that loads within this time is shown without a loading text, ms. */
const AT_ONCE = 300;

interface WaitingSheetProps {
  title: string;
  /** Loading failed; with the server's message, if any. */
  failure: { said?: string } | null;
  onRetry: () => void;
  onClose: () => void;
}

/** Placeholder for a sheet whose content is loading. */
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
