import { useErrorTexts } from '../session/useErrorTexts.js';
import { useChoice } from '../wallet/useChoice.js';

/** Chosen way to pay, with an error once it is no longer offered as shown. */
export function useWayChoice<Row extends { readonly id: number }>(
  ...given: Parameters<typeof useChoice<Row>>
) {
  const errors = useErrorTexts();
  const choice = useChoice(...given);
  return { ...choice, error: choice.isGone ? errors['deposit.way_gone'] : undefined };
}
