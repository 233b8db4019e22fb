import { formatDecimal } from '@truemark/money';
import { useEffect, useState } from 'react';
import type { LoanProduct, LoanWish } from '../../../api/loans.js';
import { recallForTab, rememberForTab } from '../../../api/storage.js';
import { readAmount } from './amount-steps.js';

const KEY = 'loan-wish';
/** Debounce before the cost is requested, ms. */
const QUIET = 250;

function lastWish(products: readonly LoanProduct[]): LoanWish {
  const text = recallForTab(KEY);
  const wish = text === null ? null : (JSON.parse(text) as LoanWish);
  const product = products.find(({ id }) => id === wish?.productId);
  const [first] = products;
  if (wish && product) return wish;
  return { productId: first?.id ?? 0, amount: '' };
}

/** The request on the loan page, kept in this tab while the agreement is read and signed. */
export function useWish(products: readonly LoanProduct[]) {
  const [wish, setWish] = useState(() => lastWish(products));
  const product = products.find(({ id }) => id === wish.productId) ?? (products[0] as LoanProduct);
  const amount = readAmount(wish.amount, product);
  const set = (next: LoanWish) => {
    setWish(next);
    rememberForTab(KEY, JSON.stringify(next));
  };
  // Normalised: equal amounts share one spelling and one cached cost.
  const whole: LoanWish | null =
    typeof amount === 'bigint' ? { productId: product.id, amount: formatDecimal(amount) } : null;
  return {
    product,
    text: wish.amount,
    amount,
    whole,
    settled: useSettledWish(whole),
    setText: (text: string) => set({ ...wish, amount: text }),
    setProduct: (productId: number) => set({ ...wish, productId }),
  };
}

/** The loan request and its setters. */
export type Wish = ReturnType<typeof useWish>;

/** The debounced request; null if there is none. */
function useSettledWish(wish: LoanWish | null): LoanWish | null {
  const [settled, setSettled] = useState(wish);
  const isSame = wish?.productId === settled?.productId && wish?.amount === settled?.amount;
  useEffect(() => {
    if (isSame) return;
    const timer = setTimeout(() => setSettled(wish), QUIET);
    return () => clearTimeout(timer);
  }, [isSame, wish]);
  return wish === null ? null : settled;
}

/** Clears the request after it was sent. */
export const forgetWish = (): void => rememberForTab(KEY, null);
