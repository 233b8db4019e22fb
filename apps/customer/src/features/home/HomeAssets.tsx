import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSignedIn } from '../../api/session.js';
import { Card } from '../../ui/Card.js';
import { useStore } from '../../ui/store.js';
import { textSize } from '../../ui/theme/text-size.js';
import { AccountBreakdown } from '../accounts/AccountBreakdown.js';
import { AssetsCard } from '../accounts/AssetsCard.js';
import { useFlag } from '../configuration/configuration.js';
import { optionalPart } from '../optional-part.js';
import { DemoButton } from '../session/DemoButton.js';
import { useUser } from '../session/useUser.js';
import { ProofPlace } from '../welcome/ProofPlace.js';
import { Reasons } from '../welcome/Reasons.js';
import { useArrived } from './arrived.js';
import { Holdings } from './Holdings.js';
import { expectsLine, isNew, lineHeight } from './had-line.js';
import { LivePrices } from './LivePrices.js';
import { mainStep } from './main-step.js';
import { ReservedSpace } from './ReservedSpace.js';

const Welcome = styled(Card)(({ theme }) => ({
  '& h2': {
    ...theme.typography.h1,
    fontSize: textSize(24, 1.25),
    lineHeight: textSize(32, 1.25),
    margin: '0 0 4px',
  },
  '& p': { ...theme.typography.body2, margin: '0 0 16px', color: theme.palette.text.secondary },
  '& div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 },
  '& div > *': { paddingInline: 8 },
  '& div > :first-child:nth-last-child(3)': { gridColumn: '1 / -1' },
}));

/** Height of the margins, readings and ranges around the line, px. */
const AROUND_LINE = 76;
/** Height of the link to a trade, px. */
const TO_TRADE_HEIGHT = 64;
/** Gap above each, px. */
const ABOVE = 16;
/** Height of a new account's next step, px; in the demo the link to a real account. */
const NEXT_HEIGHT = { demo: 170, real: 202 };

/** Placeholder below the card's figures. */
const Coming = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height - ABOVE} sx={{ mt: `${ABOVE}px` }} />
);

/** The line's place, for customers who had one. */
function LineComing() {
  return expectsLine(useUser()) && <Coming height={lineHeight() + AROUND_LINE} />;
}

const EquityLine = optionalPart(async () => (await import('./EquityLine.js')).EquityLine, {
  coming: <LineComing />,
});
const NextStep = optionalPart(async () => (await import('./NextStep.js')).NextStep);
const ToTrade = optionalPart(async () => (await import('./NextStep.js')).ToTrade, {
  coming: <Coming height={TO_TRADE_HEIGHT} />,
});

/** The customer's assets and holdings, and the next step. */
function Portfolio() {
  const user = useUser();
  const hasArrived = useArrived(user);
  const hasOtherMain = useStore(mainStep);
  return (
    <>
      <AssetsCard home quiet={hasOtherMain && !hasArrived}>
        <AccountBreakdown />
        <EquityLine />
        {user?.isDemo && <ToTrade />}
      </AssetsCard>
      <ReservedSpace name="holdings" headed>
        <Holdings />
      </ReservedSpace>
      <ReservedSpace
        name="next"
        shape={user?.isDemo ? 'words' : 'steps'}
        expected={user && isNew(user) ? NEXT_HEIGHT[user.isDemo ? 'demo' : 'real'] : 0}
        isEmpty={hasArrived}
      >
        <NextStep />
      </ReservedSpace>
    </>
  );
}

/**
 * The customer's portfolio. For a visitor the sign-in links and the evidence for the platform's claims; the demo's
 * proof comes first if there is one.
 */
export function HomeAssets() {
  const { t } = useTranslation();
  const demoOffered = useFlag('is_demo_login');
  if (useSignedIn()) return <Portfolio />;
  return (
    <>
      <Welcome>
        <h2>{t('home.welcome')}</h2>
        <p>{t(demoOffered ? 'home.welcomeDemo' : 'home.welcomeNoDemo')}</p>
        <div>
          {demoOffered && <DemoButton variant="contained" />}
          <Button component={Link} to="/login" variant={demoOffered ? 'outlined' : 'contained'}>
            {t('session.logIn')}
          </Button>
          <Button component={Link} to="/register" variant="outlined">
            {t('session.register')}
          </Button>
        </div>
      </Welcome>
      <LivePrices />
      {demoOffered && <ProofPlace />}
      <Reasons />
      {!demoOffered && <ProofPlace />}
    </>
  );
}
