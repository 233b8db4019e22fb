import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useInstant } from './useInstant.js';
import { useExcludedUntil } from './useLimits.js';

/** Shown while the customer is self-excluded: until when, and what is still possible. */
export function ExclusionBanner({ card }: { card?: boolean }) {
  const { t } = useTranslation();
  const at = useInstant();
  const until = useExcludedUntil();
  if (until === undefined) return null;
  return (
    <NoticeBanner
      card={card}
      label={t('limits.exclusion')}
      head={until === null ? t('limits.excludedForEver') : t('limits.excludedUntil', { time: at(until) })}
      text={t('limits.excludedText')}
    />
  );
}
