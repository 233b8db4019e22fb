import {
  type HttpError,
  type RaRecord,
  useGetResourceLabel,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { t } from '../texts/texts.js';
import { faultsIn } from './faults-in.js';
import { useIsLeft } from './use-is-left.js';
import { useRowName } from './use-row-name.js';

/** What was sent: `id` of an existing row. */
interface Sent {
  readonly id?: unknown;
  readonly data?: unknown;
}

/**
 * Notifies that a form was not saved. Errors of its fields are shown there; whoever has left the form reads them, and
 * which row they are about, in the notification.
 */
export function useSaveFailed(): (error: Error, sent: Sent) => void {
  const resource = useResourceContext() ?? '';
  const [notify, nameOf, labelOf] = [useNotify(), useRowName(resource), useGetResourceLabel()];
  const isLeft = useIsLeft();
  return (error, { id, data }) => {
    const { message, body } = error as HttpError;
    const faults = faultsIn(resource, (body as { errors?: object } | undefined)?.errors ?? {});
    if (isLeft(id)) {
      const why = faults.length > 0 ? faults.join(' ') : message;
      const name = nameOf(data as RaRecord) ?? labelOf(resource, 1);
      notify(t('ui.savingNamed', { name, why }), { type: 'error', autoHideDuration: 10_000 });
    } else if (faults.length === 0) notify(message || 'ra.notification.http_error', { type: 'error' });
  };
}
