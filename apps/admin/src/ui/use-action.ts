import { type ReactNode, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { post } from '../providers/http.js';
import { useReadAnew } from './open-forms.js';

/** Runs an action such as `customers/7/block`, notifies the result, and refetches the screen. */
export function useAction(done: ReactNode, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const notify = useNotify();
  const readAnew = useReadAnew();

  const run = async (path: string, body: object): Promise<void> => {
    setBusy(true);
    setErrors({});
    setRefusal(null);
    try {
      await post(path, body);
      notify(done, { type: 'success' });
      readAnew();
      onDone();
    } catch (error) {
      const { message, body: answer } = error as HttpError;
      setErrors((answer as { errors?: Record<string, string> } | undefined)?.errors ?? {});
      setRefusal(message);
      notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, errors, refusal };
}
