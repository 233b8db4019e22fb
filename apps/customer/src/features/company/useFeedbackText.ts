import { useState } from 'react';
import { recallForTab, rememberForTab } from '../../api/storage.js';

const KEY = 'feedback';

interface Kept {
  readonly userId: number;
  readonly text: string;
}

function lastTyped(userId: number): string {
  const stored = recallForTab(KEY);
  const kept = stored === null ? null : (JSON.parse(stored) as Kept);
  return kept?.userId === userId ? kept.text : '';
}

/** Text of the form, kept in this tab for its writer until it is sent, also while the session has ended. */
export function useFeedbackText(userId: number) {
  const [text, setText] = useState(() => lastTyped(userId));
  const set = (typed: string) => {
    setText(typed);
    rememberForTab(KEY, typed === '' ? null : JSON.stringify({ userId, text: typed } satisfies Kept));
  };
  /** Forgets what was sent, except what was typed since. */
  const forget = (sent: string) => {
    if (lastTyped(userId) === sent) rememberForTab(KEY, null);
  };
  return { text, set, forget };
}
