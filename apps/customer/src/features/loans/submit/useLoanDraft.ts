import { formatDecimal } from '@truemark/money';
import { useState } from 'react';
import type { LoanProduct, LoanRequest } from '../../../api/loans.js';
import { recallForTab, rememberForTab } from '../../../api/storage.js';
import { useSettled } from '../../../ui/useSettled.js';
import { readAmount } from './amount-steps.js';

const KEY = 'loan-draft';
/** Debounce before the cost is requested, ms. */
const QUIET = 250;

function lastDraft(products: readonly LoanProduct[]): LoanRequest {
  const text = recallForTab(KEY);
  const draft = text === null ? null : (JSON.parse(text) as LoanRequest);
  const product = products.find(({ id }) => id === draft?.productId);
  const [first] = products;
  if (draft && product) return draft;
  return { productId: first?.id ?? 0, amount: '' };
}

/** The request on the loan page, kept in this tab while the agreement is read and signed. */
export function useLoanDraft(products: readonly LoanProduct[]) {
  const [draft, setDraft] = useState(() => lastDraft(products));
  const product = products.find(({ id }) => id === draft.productId) ?? (products[0] as LoanProduct);
  const amount = readAmount(draft.amount, product);
  const set = (next: LoanRequest) => {
    setDraft(next);
    rememberForTab(KEY, JSON.stringify(next));
  };
  // Normalised: equal amounts share one spelling and one cached cost.
  const whole: LoanRequest | null =
    typeof amount === 'bigint' ? { productId: product.id, amount: formatDecimal(amount) } : null;
  return {
    product,
    text: draft.amount,
    amount,
    whole,
    settled: useSettled(whole, QUIET),
    setText: (text: string) => set({ ...draft, amount: text }),
    setProduct: (productId: number) => set({ ...draft, productId }),
  };
}

/** The loan request and its setters. */
export type LoanDraft = ReturnType<typeof useLoanDraft>;

/** Clears the request after it was sent. */
export const forgetLoanDraft = (): void => rememberForTab(KEY, null);
