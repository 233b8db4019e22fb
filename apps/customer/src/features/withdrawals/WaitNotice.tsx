import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { deviceZone } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { openingText } from './opening.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** From when money can leave, and why not before: of two waits the longer one. */
export function WaitNotice({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const { wait, credentialWait, opensAt } = form;
  const hours = Number(useConfig().withdraw_credential_hours);
  const name = t('withdraw.waits');
  if (wait === 0 && credentialWait === 0) return null;
  return (
    <NoticeBanner
      card
      icon={<HourglassTop aria-hidden />}
      label={name}
      head={t('withdraw.opensAt', { time: openingText(opensAt, currentLanguage().tag, deviceZone()) })}
      more={{
        name,
        text:
          wait > credentialWait
            ? t('withdraw.waitsText')
            : t('withdraw.credentialWaitsText', { hours, count: hours }),
      }}
    />
  );
}
