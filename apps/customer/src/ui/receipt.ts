import { createStore } from './store.js';

/** What was done, in a line; what it came to; and where to look at it. */
export interface Receipt {
  readonly title: string;
  readonly detail?: string;
  /** `to` is an address of the app. */
  readonly action?: { readonly label: string; readonly to: string };
}

export interface ShownReceipt extends Receipt {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
}

/** Milliseconds. */
const SHOWN_FOR = 5_000;
const MOST = 2;

/** The receipts on screen, the youngest last. */
export const receipts = createStore<readonly ShownReceipt[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

const remove = (id: number): void => {
  timers.delete(id);
  receipts.set(receipts.get().filter((shown) => shown.id !== id));
};

/** Lets a receipt go after `time` milliseconds, counted anew. */
export function releaseReceipt(id: number, time = SHOWN_FOR): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => remove(id), time),
  );
}

/** Keeps a receipt for as long as somebody is at it. */
export const holdReceipt = (id: number): void => clearTimeout(timers.get(id));

/** Says something below the page's head for five seconds; the same is not said twice at once. */
export function showReceipt(
  receipt: Receipt,
  kind: ShownReceipt['kind'] = 'success',
  time = SHOWN_FOR,
): void {
  const isSaid = ({ title, detail }: Receipt) => title === receipt.title && detail === receipt.detail;
  if (receipt.title === '' || receipts.get().some(isSaid)) return;
  lastId += 1;
  receipts.set([...receipts.get().slice(1 - MOST), { ...receipt, id: lastId, kind }]);
  releaseReceipt(lastId, time);
}
