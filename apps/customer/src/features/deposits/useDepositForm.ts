import type { Money } from '@truemark/money';
import { type FormEvent, useEffect, useState } from 'react';
import type { Done } from '../../api/action.js';
import type { Deposit, Paid } from '../../api/deposits.js';
import { recallForTab, rememberForTab } from '../../api/storage.js';
import { useLatest } from '../../ui/useLatest.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { checkAmount } from '../wallet/check-amount.js';
import { useAmountTexts } from '../wallet/useAmountTexts.js';
import { useAskedAmount } from '../wallet/useAskedAmount.js';
import { useFaults } from '../wallet/useFaults.js';
import { useHeldProof } from './proof.js';

const KEY = 'deposit-amount';
const REFUSED_AT = { 'deposit.amount_too_small': 'amount', 'deposit.amount_too_large': 'amount' };

export interface DepositFormProps {
  /** Called when a deposit was submitted. */
  onMade: (deposit: Deposit) => void;
}

interface Bounds {
  readonly least: Money;
  readonly most: Money;
}

/** Fields of every deposit: the amount, and the picture that proves it. */
export function useDepositForm(bounds: Bounds, needsPicture = true) {
  const wanted = useAskedAmount();
  const [text, setTyped] = useState(() => wanted || (recallForTab(KEY) ?? ''));
  // The address names it no longer once another method is chosen.
  useEffect(() => {
    if (wanted) rememberForTab(KEY, wanted);
  }, [wanted]);
  // Kept in this tab: the other deposit method starts with it.
  const setText = (typed: string) => {
    setTyped(typed);
    rememberForTab(KEY, typed);
  };
  const { address: proof, clear: clearProof, picture } = useHeldProof();
  const latest = useLatest(text);
  const [asked, setAsked] = useState(false);
  const { boundsText, faultText } = useAmountTexts();
  const errors = useErrorTexts();
  const faults = useFaults(REFUSED_AT);
  const fault = checkAmount(text, bounds);
  const lacksPicture = needsPicture && proof === '';
  return {
    amount: {
      text,
      onText: (typed: string) => {
        setText(typed);
        faults.forget('amount');
      },
      hint: boundsText(bounds),
      error: fault && (asked || text !== '') ? faultText(fault) : faults.at('amount'),
    },
    picture: {
      picture: {
        ...picture,
        onPick: (file: File) => {
          faults.forget('proof');
          picture.onPick(file);
        },
        onRemove: () => {
          faults.forget('proof');
          picture.onRemove();
        },
      },
      error: asked && lacksPicture ? errors['validation.required'] : faults.at('proof'),
    },
    isSending: picture.progress !== null,
    /** Passes on the form values once they are complete. */
    onSubmit: (send: (filled: Paid) => void) => (event: FormEvent) => {
      event.preventDefault();
      setAsked(true);
      if (!fault && !lacksPicture) send({ amount: text, proof });
    },
    then: (onMade?: DepositFormProps['onMade']) => ({
      onSuccess: ({ data }: Done<Deposit>) => {
        // What was entered since is of the next deposit.
        if (latest() === text) setText('');
        if (needsPicture) clearProof(proof);
        setAsked(false);
        faults.clear();
        onMade?.(data);
      },
      onRefused: faults.refuse,
    }),
  };
}
