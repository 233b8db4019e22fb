import Dialpad from '@mui/icons-material/DialpadRounded';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useConfig } from '../configuration/configuration.js';
import { LinkButton } from '../wallet/LinkButton.js';
import { useOpeningText } from './useOpeningText.js';
import type { WithdrawForming } from './useWithdrawForm.js';

const HOUR = 3_600_000;

/** That a payment password is wanted first, how long money stays then, and where it is set. */
export function LacksPayPassword({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const opens = useOpeningText(form.opensAt);
  const { withdraw_credential_hours, withdraw_new_method_hours } = useConfig();
  const hours = Number(withdraw_credential_hours);
  const bothWait = form.bound.length === 0 && hours > 0 && Number(withdraw_new_method_hours) > 0;
  // Where the address waits longer than the password would, it is the address that counts.
  const waitsLonger = form.wait > hours * HOUR;
  const holds = hours > 0 ? t('payPassword.holds', { hours, count: hours }) : t('payPassword.text');
  return (
    <NoticeBanner
      card
      icon={<Dialpad aria-hidden />}
      label={t('payPassword.title')}
      head={t('withdraw.noPayPassword')}
      text={waitsLonger ? opens : holds}
    >
      {bothWait && <p>{t('withdraw.waitTogether')}</p>}
      <LinkButton to="/mine/pay-password">{t('withdraw.setPayPassword')}</LinkButton>
    </NoticeBanner>
  );
}
