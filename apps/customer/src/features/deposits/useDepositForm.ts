import type { Money } from '@truemark/money';
import { type FormEvent, useState } from 'react';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { checkAmount } from '../wallet/check-amount.js';
import { useAmountTexts } from '../wallet/useAmountTexts.js';
import { useFaults } from '../wallet/useFaults.js';

const REFUSED_AT = { 'deposit.amount_too_small': 'number', 'deposit.amount_too_large': 'number' };

interface Bounds {
  readonly least: Money;
  readonly most: Money;
}

/** The fields that every deposit has: the amount, and the picture that proves it. */
export function useDepositForm(bounds: Bounds, needsPicture = true) {
  const [text, setText] = useState('');
  const [proof, setProof] = useState('');
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
        faults.forget('number');
      },
      hint: boundsText(bounds),
      error: fault && (asked || text !== '') ? faultText(fault) : faults.at('number'),
    },
    picture: {
      address: proof,
      onAddress: (address: string) => {
        setProof(address);
        faults.forget('proofImg');
      },
      error: asked && lacksPicture ? errors['validation.required'] : faults.at('proofImg'),
    },
    /** Hands over what was filled in, once it is complete. */
    onSubmit: (send: (filled: { number: string; proofImg: string }) => void) => (event: FormEvent) => {
      event.preventDefault();
      setAsked(true);
      if (!fault && !lacksPicture) send({ number: text, proofImg: proof });
    },
    then: {
      onSuccess: () => {
        setText('');
        setProof('');
        setAsked(false);
        faults.clear();
      },
      onRefused: faults.refuse,
    },
  };
}
