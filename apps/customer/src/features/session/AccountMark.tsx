import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useUser } from './useUser.js';

/** Whether demo or real money is moved. Renders nothing for a visitor. */
export function AccountMark() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  return (
    <StatusBadge tone={user.isDemo ? 'accent' : 'waiting'}>
      {t(user.isDemo ? 'session.demo' : 'session.real')}
    </StatusBadge>
  );
}
