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

const UnlessUnread = ({ children }: { children: ReactNode }) => {
  const { record, error, refetch } = useShowContext();
  if (error && !record) return <ReadFailed message={(error as Error).message} onRetry={refetch} />;
  return children;
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
      <UnlessUnread>{children}</UnlessUnread>
    </Show>
  );
};
