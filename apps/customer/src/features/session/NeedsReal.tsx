import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';

/** Why a demo account has no deposits or withdrawals, with a link to a real account. */
export function NeedsReal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ConfirmSheet
      open
      title={t('session.needsReal')}
      confirm={t('way.register')}
      onConfirm={() => navigate('/register')}
      onClose={onClose}
    >
      {t('home.next.realText')}
    </ConfirmSheet>
  );
}
