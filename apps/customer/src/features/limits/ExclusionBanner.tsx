import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useInstant } from './useInstant.js';
import { useExcludedUntil } from './useLimits.js';

/** While the customer has excluded himself: until when, and what he can do all the same. */
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
