import { type FormEvent, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../providers/http.js';

/** Form of the own account: sends its fields, keeps the server's field errors, and clears itself on success. */
export function useOwnForm(path: string, done: string, onDone: () => void = () => undefined) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const notify = useNotify();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setErrors({});
    try {
      await post(path, Object.fromEntries(new FormData(form)));
      form.reset();
      notify(done, { type: 'success' });
      onDone();
    } catch (error) {
      const { message, body } = error as HttpError;
      setErrors((body as { errors?: Record<string, string> } | undefined)?.errors ?? {});
      notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const field = (name: string, hint = '') => ({
    name,
    error: name in errors,
    helperText: errors[name] ?? hint,
  });
  return { submit, field, busy };
}
