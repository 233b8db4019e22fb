import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { languageOf } from '@truemark/i18n';
import { createElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { type BadgeTone, StatusBadge } from '../../ui/StatusBadge.js';
import { FaultText } from './FaultText.js';
import { PARTIAL } from './fault.js';
import { labelOf, shownFigure } from './step-words.js';
import type { Check, Phase } from './useCheck.js';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > dl': { margin: 0, display: 'grid', gap: 8, ...theme.typography.body2 },
  '& > dl dt': { fontWeight: 600 },
  '& > dl dd': { margin: 0, color: theme.palette.text.secondary },
}));

const Compared = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    alignItems: 'center',
    padding: '8px 0',
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
  '& span': { display: 'block', ...theme.typography.body2, color: theme.palette.text.secondary },
  '& bdi': {
    ...theme.typography.body2,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));
const Agrees = styled(CheckCircle)(({ theme }) => ({ color: theme.palette.up.text }));
const Wrong = styled('p')(({ theme }) => ({
  margin: 0,
  display: 'flex',
  gap: 8,
  padding: 12,
  borderRadius: 12,
  ...theme.typography.body2,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: theme.palette.danger.text,
  background: theme.palette.danger.tint,
  '& > span': { minWidth: 0 },
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

const ABSENT = { early: 'seals.early', later: 'seals.balance.later' } as const;

const TONES: Readonly<Record<Phase, BadgeTone>> = {
  waiting: 'flat',
  running: 'accent',
  agrees: 'up',
  part: 'waiting',
  differs: 'danger',
  stopped: 'flat',
  failed: 'waiting',
};

/** Breaks a hash into equal groups rather than at line ends; it is copied as a whole. */
function Grouped({ text, dir }: { text: string; dir: 'ltr' | 'rtl' }) {
  const parts = text.split(/(?<=[\da-f]{16})(?=[\da-f]{16})/);
  return createElement(
    'bdi',
    { dir },
    ...parts.flatMap((part, at) => (at === 0 ? [part] : [createElement('wbr'), part])),
  );
}

interface CheckCardProps {
  title: string;
  proves: string;
  cannot: string;
  check: Check;
  /** Selection required before the check. */
  children?: ReactNode;
  /** Why there is nothing to check. */
  missing?: string;
}

/** One check: what it proves and does not prove, what it compared, and its result. */
export function CheckCard({ title, proves, cannot, check, children, missing }: CheckCardProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { phase, steps, fault, said, absent, share } = check;
  const isRunning = phase === 'running';
  return (
    <Box aria-labelledby={id} data-phase={phase}>
      <header>
        <h2 id={id}>{title}</h2>
        {missing === undefined && (
          <div role="status">
            <StatusBadge tone={TONES[phase]}>{t(`seals.phase.${phase}`)}</StatusBadge>
          </div>
        )}
      </header>
      {children}
      {isRunning && (
        <LinearProgress
          aria-label={title}
          variant={share === null ? 'indeterminate' : 'determinate'}
          value={(share ?? 0) * 100}
        />
      )}
      {steps.length > 0 && (
        <Compared>
          {steps.map(({ key, figure }) => (
            <li key={key}>
              <div>
                <span>{t(labelOf(key))}</span>
                <Grouped
                  // From the first day to the last: days run as the language does.
                  dir={key === 'chain' ? languageOf(i18n.language).direction : 'ltr'}
                  text={shownFigure(key, figure, i18n.language)}
                />
              </div>
              {!PARTIAL.has(key) && <Agrees titleAccess={t('seals.phase.agrees')} />}
            </li>
          ))}
        </Compared>
      )}
      {fault && (
        <Wrong role="alert">
          <ErrorIcon aria-hidden />
          <FaultText fault={fault} />
        </Wrong>
      )}
      {absent && <Note role="alert">{t(ABSENT[absent])}</Note>}
      {phase === 'failed' && <Note role="alert">{said ?? t('ui.error.text')}</Note>}
      <dl>
        <div>
          <dt>{t('seals.proves')}</dt>
          <dd>{proves}</dd>
        </div>
        <div>
          <dt>{t('seals.cannot')}</dt>
          <dd>{cannot}</dd>
        </div>
      </dl>
      {missing !== undefined && <Note>{missing}</Note>}
      {missing === undefined && (
        // A running check is stopped at the page's foot.
        <Button variant="outlined" disabled={isRunning} onClick={() => void check.start()}>
          {t(isRunning ? 'seals.phase.running' : phase === 'waiting' ? 'seals.check' : 'seals.again')}
        </Button>
      )}
    </Box>
  );
}
