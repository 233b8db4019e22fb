import { styled, useTheme } from '@mui/material/styles';
import { formatSignedPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { tone } from '../../ui/tone.js';
import { UNSEEN } from '../../ui/Unseen.js';
import { curveShape } from './curve-shape.js';

const WIDTH = 320;
const HEIGHT = 150;

const Frame = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  '& figcaption': {
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: 20,
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
  '& svg': { display: 'block', width: '100%', height: HEIGHT, touchAction: 'pan-y' },
  '& text': { ...theme.typography.caption, fill: theme.palette.text.secondary },
}));

const UnseenTable = styled('table')(UNSEEN);

/**
 * Curve of a trader's profit. Touch or arrow keys read one instant. The same values are in a table for screen readers.
 */
export function EquityCurve({ values, currency }: { values: readonly Money[]; currency: string }) {
  const { t } = useTranslation();
  const { palette } = useTheme();
  const fill = useId();
  const [at, setAt] = useState<number | null>(null);
  const { points, zero, top, bottom } = curveShape(values, WIDTH, HEIGHT);
  const last = values.at(-1) ?? 0n;
  const colour = { up: palette.up.main, down: palette.down.main, flat: palette.text.secondary }[tone(last)];
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const read = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setAt(Math.round(share * (values.length - 1)));
  };
  const step = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0) setAt(Math.min(values.length - 1, Math.max(0, (at ?? values.length - 1) + by)));
  };
  const looked = at === null ? undefined : points[at];
  const money = (value: Money) => `${formatSignedPlaces(value, MONEY_PLACES)} ${currency}`;
  return (
    // Left to right in every language by attribute: mirrored styles would flip it.
    <Frame dir="ltr" tabIndex={0} aria-label={t('follow.curve')} onKeyDown={step} onBlur={() => setAt(null)}>
      <figcaption>
        <Figure>
          {t('follow.curve.high')} {ltr(money(top))}
        </Figure>
        <Figure>{money(at === null ? last : (values[at] ?? 0n))}</Figure>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
        onPointerMove={read}
        onPointerDown={read}
        onPointerLeave={() => setAt(null)}
      >
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={colour} stopOpacity="0.24" />
            <stop offset="1" stopColor={colour} stopOpacity="0" />
          </linearGradient>
        </defs>
        {[0.25, 0.5, 0.75].map((part) => (
          <line
            key={part}
            x1={0}
            x2={WIDTH}
            y1={HEIGHT * part}
            y2={HEIGHT * part}
            stroke={palette.divider}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} fill={`url(#${fill})`} />
        <line
          x1={0}
          x2={WIDTH}
          y1={zero}
          y2={zero}
          stroke={palette.text.secondary}
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={line}
          fill="none"
          stroke={colour}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {looked && (
          <line
            x1={looked.x}
            x2={looked.x}
            y1={0}
            y2={HEIGHT}
            stroke={palette.text.primary}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <figcaption>
        <Figure>
          {t('follow.curve.low')} {ltr(money(bottom))}
        </Figure>
        <span>{t('follow.curve.now')}</span>
      </figcaption>
      <UnseenTable>
        <caption>{t('follow.curve')}</caption>
        <tbody>
          {points.map(({ x }, index) => (
            <tr key={x}>
              <th scope="row">{t('follow.curve.point', { number: index + 1 })}</th>
              <td>{money(values[index] ?? 0n)}</td>
            </tr>
          ))}
        </tbody>
      </UnseenTable>
    </Frame>
  );
}
