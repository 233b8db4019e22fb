import { useTranslation } from 'react-i18next';

/** Formats a duration in ms as hours and minutes, rounded up to the minute. */
export function useDuration(): (time: number) => string {
  const { t } = useTranslation();
  return (time) => {
    const all = Math.ceil(time / 60_000);
    const minutes = all % 60;
    const hours = (all - minutes) / 60;
    if (hours === 0) return t('limits.minutes', { minutes });
    return minutes === 0 ? t('limits.hours', { hours }) : t('limits.hoursMinutes', { hours, minutes });
  };
}
