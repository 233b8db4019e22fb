import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';

/** Text below a custom input: its error in words, else its hint. */
export const inputMessage = (
  error: { readonly message?: string } | undefined,
  hint?: ReactNode,
): ReactNode => (error?.message ? <ValidationError error={error.message} /> : hint);
