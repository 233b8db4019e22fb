import { lazy, Suspense } from 'react';
import { offeredProducts } from '../offered.js';
import type { RefusalNotice as Declared } from '../product.js';

const load = ({ keys, notice }: Declared) => ({
  keys,
  Notice: lazy(async () => ({ default: await notice() })),
});
const NOTICES = offeredProducts().flatMap(({ refusalNotice }) =>
  refusalNotice ? [load(refusalNotice)] : [],
);

/** Whether a refusal stands above the form, not beside a field. */
export const isToldAbove = (key: string): boolean => NOTICES.some(({ keys }) => keys.includes(key));

/** What the product that refuses tells of it. */
export function RefusalNotice({ refusal: { key, message } }: { refusal: { key: string; message: string } }) {
  const found = NOTICES.find(({ keys }) => keys.includes(key));
  return (
    found && (
      <Suspense>
        <found.Notice text={message} />
      </Suspense>
    )
  );
}
