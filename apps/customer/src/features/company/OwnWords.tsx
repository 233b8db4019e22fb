import type { ReactNode } from 'react';
import { RichText } from '../../ui/RichText.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { useDescription } from './useDescription.js';

/** Text that operators wrote under a key, else the app's default. */
export function OwnWords({ group, children }: { group: string; children: ReactNode }) {
  const { data, isPending } = useDescription(group);
  if (isPending) return <CardSkeleton height={72} />;
  return data?.content ? <RichText html={data.content} /> : children;
}
