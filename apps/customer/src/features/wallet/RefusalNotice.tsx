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

/** Whether a refusal is shown above the form, not at a field. */
export const isToldAbove = (key: string): boolean => NOTICES.some(({ keys }) => keys.includes(key));

/** Notice from the product that refuses. */
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
