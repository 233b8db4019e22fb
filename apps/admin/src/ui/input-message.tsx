import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';

/** What stands below an input of our own: what is wrong with it, in words, else its hint. */
export const inputMessage = (
  error: { readonly message?: string } | undefined,
  hint?: ReactNode,
): ReactNode => (error?.message ? <ValidationError error={error.message} /> : hint);
