import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useConfig } from '../configuration/configuration.js';
import { useOpeningText } from './useOpeningText.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** From when money can leave, and why not before: of two waits the longer one. */
export function WaitNotice({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const { wait, credentialWait, opensAt } = form;
  const opens = useOpeningText(opensAt);
  const hours = Number(useConfig().withdraw_credential_hours);
  const why =
    wait > credentialWait
      ? t('withdraw.waitsText')
      : t('withdraw.credentialWaitsText', { hours, count: hours });
  return (
    <NoticeBanner
      card
      icon={<HourglassTop aria-hidden />}
      label={t('withdraw.waits')}
      head={opens}
      text={t('withdraw.waitsNow')}
    >
      <p>{why}</p>
    </NoticeBanner>
  );
}
