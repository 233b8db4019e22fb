import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';

/** Format settings of times on a page. */
export function useClock() {
  const { timezone: zone } = useConfig();
  return { now: useNow(15_000), tag: currentLanguage().tag, zone };
}
