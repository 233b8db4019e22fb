import { useCallback } from 'react';
import { t } from '../../texts/texts.js';
import { useResourceName } from '../../ui/use-role-matrix.js';

/** What has no place in the rail, or is called there by what is to be done with it. */
const NAMES: Readonly<Record<string, string>> = {
  approvals: t('auditLog.requests'),
  uploads: t('auditLog.customersPictures'),
};

/** What a row of the log is about: as the rail calls it. */
export function useLogName(): (resource: string) => string {
  const nameOf = useResourceName();
  return useCallback((resource) => NAMES[resource] ?? nameOf(resource), [nameOf]);
}
