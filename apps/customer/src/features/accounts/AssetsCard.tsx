import VisibilityOff from '@mui/icons-material/VisibilityOffRounded';
import Visibility from '@mui/icons-material/VisibilityRounded';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatPercent } from '@truemark/i18n';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { Profits } from '../../api/accounts.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TonedFigure } from '../../ui/TonedFigure.js';
import { tone } from '../../ui/tone.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { ruleOf } from '../navigation/paths.js';
import { useUser } from '../session/useUser.js';
import { moneyWays } from '../wallet/money-ways.js';
import { forgetTotal, keepTotal, lastTotal } from './last-total.js';
import { namesCurrency } from './names-currency.js';
import { useProfits } from './useAccounts.js';
import { useHidden } from './useHidden.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  marginBlock: -8,
}));

const Total = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  textAlign: 'start',
  borderRadius: 8,
  '& strong': { display: 'block', ...theme.typography.h1, minHeight: 34 },
  // A smaller word on the same line must not increase its height.
  '& strong small': { lineHeight: 1 },
  '& strong[data-old]': {
    color: theme.palette.text.secondary,
    '& small': { fontSize: '0.72em', marginInlineStart: '0.35em', fontWeight: 500 },
  },
  '& > span': {
    display: 'block',
    ...theme.typography.body2,
    minHeight: 20,
    color: theme.palette.text.secondary,
  },
})) as typeof ButtonBase;

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 16,
  '& > *': { flex: 1 },
  // Three side by side fit a phone. On the narrowest, where a word would not fit its button, the last one wraps.
  '&:has(> :nth-child(3)) > *': { flex: '1 0 auto', maxWidth: '100%', paddingInline: 8 },
});

const NeedsReal = lazy(async () => ({ default: (await import('../session/NeedsReal.js')).NeedsReal }));

interface AssetsCardProps {
  /** On the home page, where the deposit and withdrawal links can be switched off. */
  home?: boolean;
  /** Another element on the page is the primary action. */
  quiet?: boolean;
  /** Primary content of the page, replacing the deposit and withdrawal links. */
  instead?: ReactNode;
  /** Further action after the deposit and withdrawal links. */
  more?: ReactNode;
  /** Between the figures and the links. */
  children?: ReactNode;
}

/** A result below a hundredth of a percent is not shown as zero. */
const percentText = ({ todayPercent, todayProfit }: Profits): string =>
  todayPercent === 0n && todayProfit !== 0n ? '<0.01%' : formatPercent(todayPercent);

/** Total assets, today's profit, and the available deposit and withdrawal links. */
export function AssetsCard({ home, quiet, instead, more, children }: AssetsCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const config = useConfig();
  const user = useUser();
  const { data: profits } = useProfits();
  const [hidden, toggle] = useHidden();
  const total = useRef<HTMLElement>(null);
  const [last] = useState(lastTotal);
  useEffect(() => {
    if (!home || !profits || !total.current) return;
    if (hidden) forgetTotal();
    else keepTotal(total.current);
  }, [home, profits, hidden]);
  const ways = moneyWays().filter(({ path, flag }) => (!home || isOn(config, flag)) && ruleOf(path) !== null);
  const [lacksReal, setLacksReal] = useState(false);
  const open = (path: string) => (user?.isDemo ? setLacksReal(true) : navigate(path));
  return (
    <Card aria-label={t('accounts.assets')}>
      <Head>
        {t('accounts.total')}
        <IconButton aria-label={t(hidden ? 'accounts.show' : 'accounts.hide')} onClick={toggle}>
          {hidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
        </IconButton>
      </Head>
      <Total component={Link} to="/mine/accounts" aria-label={profits ? undefined : t('ui.loading')}>
        {profits ? (
          <>
            <strong ref={total} data-testid="total-assets">
              <MoneyText
                amount={profits.totalBalance}
                symbol={config.currency_symbol}
                currency={
                  namesCurrency(config.currency_symbol, config.currency) ? undefined : config.currency
                }
                hidden={hidden}
              />
            </strong>
            <span>
              {t('accounts.sinceMidnight')} <MoneyText amount={profits.todayProfit} signed hidden={hidden} />
              {!hidden && (
                <>
                  {' '}
                  (<TonedFigure data-tone={tone(profits.todayProfit)}>{percentText(profits)}</TonedFigure>)
                </>
              )}
            </span>
          </>
        ) : (
          <>
            {last && !hidden ? (
              <strong data-old aria-hidden>
                <Figure>
                  {last.text}
                  <small>{last.unit}</small>
                </Figure>
              </strong>
            ) : (
              <Skeleton variant="text" width={200} height={34} />
            )}
            <Skeleton variant="text" width={140} height={20} />
          </>
        )}
      </Total>
      {children}
      {(ways.length > 0 || instead || more) && (
        <Actions>
          {instead ??
            ways.map((way) => (
              // The demo is for trading: its link to a real account is not the primary action.
              <Button
                key={way.path}
                variant={user?.isDemo || quiet ? 'outlined' : way.variant}
                onClick={() => open(way.path)}
              >
                {t(way.text)}
              </Button>
            ))}
          {more}
        </Actions>
      )}
      {lacksReal && (
        <Suspense>
          <NeedsReal onClose={() => setLacksReal(false)} />
        </Suspense>
      )}
    </Card>
  );
}
