import { Alert } from '@mui/material';
import type { ChangeValues } from '../../product.js';
import { StaleTranslations } from '../../ui/content/StaleTranslations.js';
import { staleAfter } from '../../ui/content/stale-languages.js';

const textsIn = (state: unknown) =>
  ((state ?? {}) as { readonly texts?: Readonly<Record<string, unknown>> }).texts;

/** Languages that a requested text makes outdated. */
export const StaleByRequest = ({ before, after }: ChangeValues) => {
  const codes = staleAfter(textsIn(before), textsIn(after));
  if (codes.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <StaleTranslations codes={codes} />
    </Alert>
  );
};
