import ButtonBase from '@mui/material/ButtonBase';
import { formatAgo, formatExact, formatZoned, languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from './Figure.js';

/** Time zone of the device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TimeTextProps {
  at: number;
  now: number;
  tag: string;
  /** The platform's zone. */
  zone: string;
  /** Inside a pressable element: not tappable itself. */
  plain?: boolean;
}

/**
 * Relative time within a day, otherwise in the device's zone. A tap shows it in the platform's zone, with the zone's
 * name.
 */
export function TimeText({ at, now, tag, zone, plain }: TimeTextProps) {
  return <Shown at={at} zone={zone} short={formatAgo(at, now, tag, deviceZone())} plain={plain === true} />;
}

/** Time to the second in the device's zone. A tap shows it in the platform's zone, with the zone's name. */
export function ExactTime({ at, zone }: Pick<TimeTextProps, 'at' | 'zone'>) {
  const { i18n } = useTranslation();
  const { tag } = languageOf(i18n.language);
  return <Shown at={at} zone={zone} short={formatExact(at, tag, deviceZone())} plain={false} />;
}

function Shown({ at, zone, short, plain }: { at: number; zone: string; short: string; plain: boolean }) {
  const [full, setFull] = useState(false);
  const exact = formatZoned(at, zone);
  const time = (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      {full ? <Figure>{exact}</Figure> : short}
    </time>
  );
  if (plain) return time;
  return (
    <ButtonBase onClick={() => setFull(!full)} sx={{ font: 'inherit', color: 'inherit', minHeight: 24 }}>
      {time}
    </ButtonBase>
  );
}
