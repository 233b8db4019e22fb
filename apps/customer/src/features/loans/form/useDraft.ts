import { useState } from 'react';
import type { LoanFormValues } from '../../../api/loans.js';
import { recallForTab, rememberForTab } from '../../../api/storage.js';

const KEY = 'loan-form';

interface Draft {
  readonly userId: number;
  readonly values: LoanFormValues;
}

function lastTyped(userId: number): LoanFormValues {
  const text = recallForTab(KEY);
  const draft = text === null ? null : (JSON.parse(text) as Draft);
  return draft?.userId === userId ? draft.values : {};
}

/** Clears the form's draft in this tab after it was sent. */
export const forgetDraft = (): void => rememberForTab(KEY, null);

/** Draft of the form, kept in this tab until it is sent: across steps, Back and a reload. */
export function useDraft(userId: number, given: LoanFormValues) {
  const [values, setValues] = useState<LoanFormValues>(() => ({ ...given, ...lastTyped(userId) }));
  const set = (typed: LoanFormValues) =>
    setValues((before) => {
      const next = { ...before, ...typed };
      const draft: Draft = { userId, values: next };
      rememberForTab(KEY, JSON.stringify(draft));
      return next;
    });
  return { values, set };
}
