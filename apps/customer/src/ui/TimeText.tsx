import ButtonBase from '@mui/material/ButtonBase';
import { formatAgo, formatTimestamp } from '@truemark/i18n';
import { useState } from 'react';
import { Figure } from './Figure.js';

interface TimeTextProps {
  at: number;
  now: number;
  tag: string;
  zone: string;
  /** Inside something that is pressed itself: no tap of its own. */
  plain?: boolean;
}

/** How long ago, within a day; a tap gives the full time. */
export function TimeText({ at, now, tag, zone, plain }: TimeTextProps) {
  const [full, setFull] = useState(false);
  const exact = formatTimestamp(at, zone);
  const ago = formatAgo(at, now, tag, zone);
  const time = (
    <time dateTime={new Date(at).toISOString()} title={exact}>
      {full || ago === exact ? <Figure>{exact}</Figure> : ago}
    </time>
  );
  if (plain || ago === exact) return time;
  return (
    <ButtonBase onClick={() => setFull(!full)} sx={{ font: 'inherit', color: 'inherit', minHeight: 24 }}>
      {time}
    </ButtonBase>
  );
}
