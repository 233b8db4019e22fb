import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';

/** What a time on a page is written with. */
export function useClock() {
  const { timezone: zone } = useConfig();
  return { now: useNow(15_000), tag: currentLanguage().tag, zone };
}
