import Check from '@mui/icons-material/CheckRounded';
import PriorityHigh from '@mui/icons-material/PriorityHighRounded';
import Schedule from '@mui/icons-material/ScheduleRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '../../api/users.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { Unseen } from '../../ui/Unseen.js';
import { MIDDLE } from '../../ui/wide.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { moneyWays } from '../wallet/money-ways.js';
import { keepMainStep } from './main-step.js';
import { STEP_PAGES, type StepState, waitsText } from './next-steps.js';
import { useHasTraded, useNextSteps } from './useNextSteps.js';

const Box = styled(Card)(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: '0 0 4px' },
  '& p': { ...theme.typography.body2, margin: '0 0 16px', color: theme.palette.text.secondary },
  '& p:has(+ p)': { marginBlockEnd: 4 },
  '& p:last-child': { marginBlockEnd: 0 },
  [MIDDLE]: { '& > a': { width: 'fit-content', minWidth: 280 } },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  // Equal widths, except for a word that needs more.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gap: 4,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    textAlign: 'center',
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    '&[aria-current]': { fontWeight: 650, color: theme.palette.text.primary },
  },
}));

const Mark = styled('i')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 999,
  fontStyle: 'normal',
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
  '& svg': { fontSize: 20 },
  '&:is([data-state="done"], [data-state="part"])': {
    color: theme.palette.accent.text,
    background: theme.palette.accent.tint,
  },
  '&:is([data-state="waits"], [data-state="rejected"])': {
    color: theme.palette.waiting.text,
    background: theme.palette.waiting.tint,
  },
  '&[data-state="next"]': { color: theme.palette.accent.on, background: theme.palette.accent.main },
}));

/** Above the text of the next step. */
const Correction = styled(Button)({ marginBlockEnd: 12 }) as typeof Button;

/** The customer's next step: towards the first trade, or from the demo to a real account. */
export function NextStep() {
  const user = useUser();
  if (!user) return null;
  if (!user.isDemo) return <OnTheWay user={user} />;
  return <ToRealMoney />;
}

function ToRealMoney() {
  const { t } = useTranslation();
  return (
    <Box aria-label={t('home.next.real')}>
      <h2>{t('home.next.real')}</h2>
      <p>{t('home.next.realText')}</p>
      <Button component={Link} to="/register" variant="outlined" fullWidth>
        {t('way.register')}
      </Button>
    </Box>
  );
}

const Place = styled('div')({ minHeight: 48, marginBlockStart: 16 });

/** In the demo: link to trading, its purpose. */
export function ToTrade() {
  const { t } = useTranslation();
  const hasTraded = useHasTraded();
  return (
    <Place>
      {hasTraded === undefined ? (
        <Skeleton variant="rounded" height={48} />
      ) : (
        <Button component={Link} to={STEP_PAGES.trade} variant="contained" fullWidth>
          {t(hasTraded ? 'home.next.trade' : 'home.next.tradeNow')}
        </Button>
      )}
    </Place>
  );
}

function OnTheWay({ user }: { user: User }) {
  const { t } = useTranslation();
  const steps = useNextSteps(user);
  const next = steps?.find(([, state]) => state === 'next')?.[0];
  // With money in the account, using it comes before paying in more.
  const isMain = next === 'transfer' || next === 'trade';
  const isKnown = steps !== undefined;
  const config = useConfig();
  useEffect(() => {
    if (isKnown) keepMainStep(isMain);
  }, [isMain, isKnown]);
  if (!steps) return null;
  // The card above has the same button.
  const isAbove = moneyWays().some(
    ({ path, flag }) => next && path === STEP_PAGES[next] && isOn(config, flag),
  );
  const isRejected = steps.some(([, state]) => state === 'rejected');
  const waits = steps.filter(([, state]) => state === 'waits').map(([name]) => name);
  return (
    <Box aria-label={t('home.next')}>
      <Steps>
        {steps.map(([name, state], at) => (
          <li key={name} aria-current={state === 'next' ? 'step' : undefined}>
            <Mark data-state={state} aria-hidden={state !== 'part'}>
              <Sign state={state} number={at + 1} />
            </Mark>
            <span>{t(`home.next.${name}`)}</span>
            {(state === 'done' || state === 'waits') && <Unseen>{t(`home.next.is.${state}`)}</Unseen>}
            {state === 'rejected' && <Unseen>{t('verification.state.rejected')}</Unseen>}
          </li>
        ))}
      </Steps>
      {waits.map((name) => (
        <p key={name}>{t(waitsText(name))}</p>
      ))}
      {isRejected && (
        <Correction component={Link} to={STEP_PAGES.verify} variant="outlined" fullWidth>
          {t('verification.title')}: {t('verification.state.rejected')}
        </Correction>
      )}
      {next && (
        <>
          <p>{t(`home.next.${next}Text`)}</p>
          {!isAbove && (
            <Button
              component={Link}
              to={STEP_PAGES[next]}
              variant={isMain ? 'contained' : 'outlined'}
              fullWidth
            >
              {t(`home.next.${next}Now`)}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

function Sign({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check />;
  // The first of two levels.
  if (state === 'part') return <Figure>1/2</Figure>;
  if (state === 'waits') return <Schedule />;
  if (state === 'rejected') return <PriorityHigh />;
  return number;
}
