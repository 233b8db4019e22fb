import { useEffect, useEffectEvent, useState } from 'react';
import { forgetWords, keepWords, wordsOf } from '../../providers/drafts.js';
import { onSessionEnd } from '../../providers/session.js';

/**
 * Reason typed in a dialog. If the session ends before it is sent, it is kept in memory until the same operator opens
 * `place`, such as `customers/7/block`, again. After a dialog was closed on purpose it starts empty.
 */
export function useKeptReason(place: string) {
  const key = `reason/${place}`;
  const [reason, setReason] = useState(() => wordsOf<string>(key) ?? '');
  const keep = useEffectEvent(() => {
    if (reason !== '') keepWords(key, reason);
  });
  useEffect(() => onSessionEnd(() => keep()), []);
  useEffect(() => forgetWords(key), [key]);
  return [reason, setReason] as const;
}
