import { useEffect, useState } from 'react';
import type { FollowRequest } from '../../api/follows.js';

/** Debounce before the preview is requested, ms. */
const QUIET = 350;

const textOf = (request: FollowRequest | null): string => (request ? Object.values(request).join() : '');

/** The debounced request; null while it is incomplete. */
export function useSettled(request: FollowRequest | null): FollowRequest | null {
  const [settled, setSettled] = useState(request);
  const isSame = textOf(request) === textOf(settled);
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => setSettled(request), QUIET);
    return () => clearTimeout(timer);
  }, [isSame, request]);
  return request === null ? null : settled;
}
