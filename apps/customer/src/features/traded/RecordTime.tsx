import { TimeText } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';

/** Start or end time of a record, in a row of its list. */
export function RecordTime({ at, now }: { at: number; now: number }) {
  const { timezone } = useConfig();
  return <TimeText plain at={at} now={now} tag={currentLanguage().tag} zone={timezone} />;
}
