import Dialpad from '@mui/icons-material/DialpadRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useConfig } from '../configuration/configuration.js';

/** That a payment password is wanted first, how long money stays then, and where it is set. */
export function LacksPayPassword({ bothWait }: { bothWait: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hours = Number(useConfig().withdraw_credential_hours);
  const why = t('payPassword.text');
  return (
    <>
      <NoticeBanner
        card
        icon={<Dialpad aria-hidden />}
        label={t('payPassword.title')}
        head={t('withdraw.noPayPassword')}
        text={hours > 0 ? t('payPassword.holds', { hours, count: hours }) : why}
        {...(bothWait && { more: { name: t('withdraw.waits'), text: t('withdraw.waitTogether') } })}
      />
      <Button variant="contained" onClick={() => navigate('/mine/pay-password')}>
        {t('withdraw.setPayPassword')}
      </Button>
    </>
  );
}
