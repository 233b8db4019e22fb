import { createStore } from './store.js';

/** What was done, in a line; what it came to; and where to look at it, or what can be done. */
export interface Receipt {
  readonly title: string;
  readonly detail?: string | undefined;
  /** `to` is an address of the app. */
  readonly actions?: readonly { readonly label: string; readonly to: string }[];
}

export interface ShownReceipt extends Receipt {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info';
  /** By the page's clock, ms. */
  readonly saidAt: number;
}

/** Milliseconds. */
const SHOWN_FOR = 3_000;
/** What was said so long before a page is left, or a sheet opened over it, is of that page; what is said with that goes along. */
const OF_PAGE = 500;
const MOST = 2;

/** The receipts on screen, the youngest last. */
export const receipts = createStore<readonly ShownReceipt[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

const remove = (id: number): void => {
  clearTimeout(timers.get(id));
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

/** The page is left, or a sheet opens over it: what was said on it is over. */
export function endReceipts(): void {
  const before = performance.now() - OF_PAGE;
  for (const { id, saidAt } of receipts.get()) if (saidAt < before) remove(id);
}

/** Keeps a receipt for as long as somebody is at it. */
export const holdReceipt = (id: number): void => clearTimeout(timers.get(id));

/** Says something below the page's head for three seconds, or until the page is left; the same is not said twice at once. */
export function showReceipt(
  receipt: Receipt,
  kind: ShownReceipt['kind'] = 'success',
  time = SHOWN_FOR,
): void {
  const isSaid = ({ title, detail }: Receipt) => title === receipt.title && detail === receipt.detail;
  if (receipt.title === '' || receipts.get().some(isSaid)) return;
  lastId += 1;
  receipts.set([
    ...receipts.get().slice(1 - MOST),
    { ...receipt, id: lastId, kind, saidAt: performance.now() },
  ]);
  releaseReceipt(lastId, time);
}
