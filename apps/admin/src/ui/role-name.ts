import { t } from '../texts/texts.js';

const ROLES: Readonly<Record<string, string>> = {
  owner: t('operators.role.owner'),
  operator: t('operators.role.operator'),
  support: t('operators.role.support'),
  auditor: t('operators.role.auditor'),
};

/** Name of a role. */
export const roleName = (role: string): string => ROLES[role] ?? role;

/** Name of an operator's role: a custom role by its own name. */
export const roleNameOf = ({ role, role_name: name }: { role: string; role_name: string }): string =>
  role === name ? roleName(role) : name;
