import { useEffect, useState } from 'react';
import type { FollowWish } from '../../api/follows.js';

/** Debounce before the preview is requested, ms. */
const QUIET = 350;

const textOf = (wish: FollowWish | null): string => (wish ? Object.values(wish).join() : '');

/** The debounced wish; null while it is incomplete. */
export function useSettled(wish: FollowWish | null): FollowWish | null {
  const [settled, setSettled] = useState(wish);
  const isSame = textOf(wish) === textOf(settled);
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => setSettled(wish), QUIET);
    return () => clearTimeout(timer);
  }, [isSame, wish]);
  return wish === null ? null : settled;
}
