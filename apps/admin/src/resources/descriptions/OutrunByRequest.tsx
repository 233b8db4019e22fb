import { Alert } from '@mui/material';
import type { WeighedChange } from '../../product.js';
import { Outrun } from '../../ui/content/Outrun.js';
import { outrunBy } from '../../ui/content/outrun-languages.js';

const textsIn = (state: unknown) =>
  ((state ?? {}) as { readonly texts?: Readonly<Record<string, unknown>> }).texts;

/** Which languages a text that is asked for leaves behind. */
export const OutrunByRequest = ({ before, after }: WeighedChange) => {
  const codes = outrunBy(textsIn(before), textsIn(after));
  if (codes.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <Outrun codes={codes} />
    </Alert>
  );
};
