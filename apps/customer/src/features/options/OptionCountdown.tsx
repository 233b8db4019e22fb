import { formatCountdown } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { CountdownRing } from '../../ui/CountdownRing.js';
import type { PushedOption } from './running-option.js';

/** Countdown of a running option; `now` is by the device clock. */
export function OptionCountdown({ option, now }: { option: PushedOption; now: number }) {
  const { t } = useTranslation();
  const left = option.endsAt - now;
  const time = formatCountdown(left);
  return (
    <CountdownRing
      left={left}
      whole={option.seconds * 1000}
      text={left > 0 ? time : '…'}
      label={left > 0 ? t('options.left', { time }) : t('options.settling')}
    />
  );
}
