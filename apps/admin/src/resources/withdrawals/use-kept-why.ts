import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { usePermission } from '../../ui/use-permission.js';
import type { Withdrawal } from './withdrawal.js';

interface KeptWhy {
  /** Whether the operator may write notes: else he is not asked. */
  readonly isAsked: boolean;
  readonly busy: boolean;
  /** Stores in the customer's notes why one transfer pays two withdrawals; returns the error if that fails. */
  readonly keep: (reference: string, why: string) => Promise<string | null>;
}

/** Reason why a withdrawal is paid by a reference that another one has too. */
export function useKeptWhy(withdrawal: Withdrawal | undefined, isShared: boolean): KeptWhy {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const mayWrite = usePermission('customers', 'write_notes') === true;
  const isAsked = isShared && mayWrite;
  return {
    isAsked,
    busy,
    keep: async (reference, why) => {
      if (!isAsked || !withdrawal) return null;
      const { id, customer_id: customer } = withdrawal;
      setBusy(true);
      try {
        const text = t('withdrawals.noteOfTheSameReference', { id, reference: reference.trim(), why });
        await post(`customers/${customer}/notes`, { text });
        return null;
      } catch (fault) {
        const { message } = fault as HttpError;
        notify(t('withdrawals.whyWasNotKept', { why: message }), { type: 'error' });
        return message;
      } finally {
        setBusy(false);
      }
    },
  };
}
