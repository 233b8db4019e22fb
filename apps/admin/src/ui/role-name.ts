import { t } from '../texts/texts.js';

const ROLES: Readonly<Record<string, string>> = {
  owner: t('operators.role.owner'),
  operator: t('operators.role.operator'),
  support: t('operators.role.support'),
  auditor: t('operators.role.auditor'),
};

/** What a role is called. */
export const roleName = (role: string): string => ROLES[role] ?? role;

/** What the role of somebody is called: one of the house's own by its name. */
export const roleNameOf = ({ role, role_name: name }: { role: string; role_name: string }): string =>
  role === name ? roleName(role) : name;
