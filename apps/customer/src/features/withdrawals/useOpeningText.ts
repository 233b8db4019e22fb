import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../ui/TimeText.js';
import { currentLanguage } from '../configuration/configuration.js';
import { openingText } from './opening.js';

/** Earliest time of a withdrawal, as a sentence. */
export function useOpeningText(at: number): string {
  const { t } = useTranslation();
  return t('withdraw.opensAt', { time: openingText(at, currentLanguage().tag, deviceZone()) });
}
