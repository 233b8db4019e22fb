import { useCallback } from 'react';
import { t } from '../../texts/texts.js';
import { useResourceName } from '../../ui/use-role-matrix.js';

/** Names of resources without a rail entry, or whose rail entry is named after a task. */
const NAMES: Readonly<Record<string, string>> = {
  approvals: t('auditLog.requests'),
  uploads: t('auditLog.customersPictures'),
};

/** Name of a log row's resource, as in the rail. */
export function useLogName(): (resource: string) => string {
  const nameOf = useResourceName();
  return useCallback((resource) => NAMES[resource] ?? nameOf(resource), [nameOf]);
}
