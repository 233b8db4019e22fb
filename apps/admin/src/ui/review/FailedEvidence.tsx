import { EmptyNote } from '../EmptyNote.js';
import { type Reading, useReading } from './use-reading.js';

interface Props {
  /** Why it is not shown. */
  readonly text: string;
  readonly reading: Reading;
}

/** Note instead of evidence that could not be loaded: while it is shown, nothing is approved by a second person. */
export const FailedEvidence = ({ text, reading }: Props) => {
  useReading(reading);
  return <EmptyNote text={text} />;
};
