import type { ReactNode } from 'react';
import {
  HttpError,
  Show,
  type ShowProps,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { retry } from '../providers/query-client.js';
import { ReadFailed } from './ReadFailed.js';

/** The record as it was last loaded; above it, why it could not be loaded again. */
const LastLoaded = ({ children }: { children: ReactNode }) => {
  const { record, error, refetch, isFetching } = useShowContext();
  return (
    <>
      {error && (
        <ReadFailed error={error} onRetry={refetch} isReading={isFetching} isOlder={record !== undefined} />
      )}
      {(record || !error) && children}
    </>
  );
};

/**
 * Page of one record. A read that fails leaves what is shown, and what is typed; only a record that does not exist
 * leads to its list.
 */
export const RecordShow = ({ queryOptions, children, ...props }: ShowProps & { children: ReactNode }) => {
  const [notify, redirect, resource] = [useNotify(), useRedirect(), useResourceContext()];
  const onError = (error: Error): void => {
    if (!(error instanceof HttpError) || error.status !== 404) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', resource);
  };
  return (
    <Show {...props} queryOptions={{ retry, onError, ...queryOptions }}>
      <LastLoaded>{children}</LastLoaded>
    </Show>
  );
};
