import { formatTimestamp, ltr } from '@truemark/i18n';
import { useConfig } from '../configuration/configuration.js';

const MINUTE = 60_000;

/**
 * Formats an instant to the minute in the zone of the `timezone` setting; rounded up, never earlier than the instant.
 */
export function useInstant(): (time: number) => string {
  const { timezone } = useConfig();
  return (time) => {
    const minute = formatTimestamp(Math.ceil(time / MINUTE) * MINUTE, timezone).slice(0, 16);
    return ltr(`${minute} ${timezone}`);
  };
}
