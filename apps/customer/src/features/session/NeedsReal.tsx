import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';

/** Why a demo account can neither pay in nor out, and the way to an account that can. */
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
