import ButtonBase from '@mui/material/ButtonBase';
import { formatAgo, formatExact, formatZoned, languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from './Figure.js';

/** The zone of the customer's device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface TimeTextProps {
  at: number;
  now: number;
  tag: string;
  /** The platform's. */
  zone: string;
  /** Inside something that is pressed itself: no tap of its own. */
  plain?: boolean;
}

/** How long ago within a day, otherwise by the device's clock; a tap gives it in the platform's zone, which it names. */
export function TimeText({ at, now, tag, zone, plain }: TimeTextProps) {
  return <Shown at={at} zone={zone} short={formatAgo(at, now, tag, deviceZone())} plain={plain === true} />;
}

/** A time to the second by the device's clock; a tap gives it in the platform's zone, which it names. */
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
