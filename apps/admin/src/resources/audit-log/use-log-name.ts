import { useCallback } from 'react';
import { t } from '../../texts/texts.js';
import { useResourceName } from '../../ui/use-role-matrix.js';

/** What a row of the log is about: as the rail calls it, and requests, whose queue is called by what is to be done, as such. */
export function useLogName(): (resource: string) => string {
  const nameOf = useResourceName();
  return useCallback(
    (resource) => (resource === 'approvals' ? t('approvals.requests') : nameOf(resource)),
    [nameOf],
  );
}
