import { useEffect, useState } from 'react';
import type { FollowWish } from '../../api/follows.js';

/** So long nothing is typed before it is asked what it would do, ms. */
const QUIET = 350;

const textOf = (wish: FollowWish | null): string => (wish ? Object.values(wish).join() : '');

/** What is wished for, once it has stood for a moment; null while there is nothing whole. */
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
