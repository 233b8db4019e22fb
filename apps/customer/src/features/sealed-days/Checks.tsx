import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderName } from '../../api/sealed-days.js';
import { useSignedIn } from '../../api/session.js';
import { Card, Stack } from '../../ui/Card.js';
import { CopyField } from '../../ui/CopyField.js';
import { DayField } from '../../ui/DayField.js';
import { Facts } from '../../ui/Facts.js';
import { Page } from '../../ui/Page.js';
import { loginPath } from '../navigation/paths.js';
import { useBack } from '../navigation/useBack.js';
import { useUser } from '../session/useUser.js';
import { BalanceCard, useBalanceCheck } from './BalanceCard.js';
import { ChainCard, useChainCheck } from './ChainCard.js';
import { FilesCard } from './FilesCard.js';
import { OrderCard, useOrderCheck, useSealedOrders } from './OrderCard.js';
import { packProof } from './proof-files.js';
import { dayText } from './step-words.js';
import { TicksCard, useTicksCheck } from './TicksCard.js';
import type { SealedDays } from './useSealedDays.js';

const Newest = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  '& > [aria-label]': { justifySelf: 'start' },
  '& > p:first-of-type': { ...theme.typography.body1, color: theme.palette.text.primary },
}));

/** Order in an address. */
function askedIn(params: URLSearchParams): OrderName | null {
  const [order, option] = [params.get('order'), params.get('option')];
  const id = option ?? order ?? '';
  return /^\d{1,15}$/.test(id) ? { kind: option === null ? 'contract' : 'option', id: Number(id) } : null;
}

/** List of checks, run individually or all at once. */
export function Checks({ days: { seals } }: { days: SealedDays }) {
  const { t, i18n } = useTranslation();
  const back = useBack('/');
  const signedIn = useSignedIn();
  const user = useUser();
  const [params] = useSearchParams();
  const newest = seals.at(-1);
  const [day, setDay] = useState(newest?.day ?? '');
  const [chosen, setSymbol] = useState('');
  const [picked, setOrder] = useState(() => askedIn(params));
  const seal = seals.find((each) => each.day === day);
  const symbols = Object.keys(seal?.ticks ?? {}).sort();
  const symbol = symbols.includes(chosen) ? chosen : (symbols[0] ?? '');
  const orders = useSealedOrders(newest?.day, signedIn) ?? [];
  const newestOrder: OrderName | null = orders[0] ? { kind: 'contract', id: orders[0].id } : null;
  const asked = signedIn ? (picked ?? newestOrder) : null;
  const chain = useChainCheck();
  const ticks = useTicksCheck({ day, symbol });
  const order = useOrderCheck(asked, user?.id);
  const balance = useBalanceCheck(day, user);
  const isReal = user !== undefined && !user.isDemo;
  const checks = [
    chain,
    ...(symbol === '' ? [] : [ticks]),
    ...(asked === null ? [] : [order]),
    ...(isReal ? [balance] : []),
  ];
  const running = checks.filter(({ phase }) => phase === 'running');
  const pack = (signal: AbortSignal) =>
    packProof({ day, symbol, order: asked, owner: isReal ? user : null }, signal);
  return (
    <Page
      title={t('seals.title')}
      onBack={back}
      foot={
        <div>
          {running.length > 0 ? (
            <Button fullWidth variant="outlined" onClick={() => running.map(({ stop }) => stop())}>
              {t('seals.stop')}
            </Button>
          ) : (
            <Button fullWidth variant="contained" onClick={() => checks.map(({ start }) => start())}>
              {t('seals.checkAll')}
            </Button>
          )}
        </div>
      }
    >
      <Stack>
        <Newest aria-label={t('seals.newest')}>
          <p>{t('seals.intro')}</p>
          <Facts facts={[[t('seals.newest'), newest && dayText(newest.day, i18n.language)]]} />
          <CopyField label={t('seals.newest')} text={newest?.hash ?? ''} />
          <p>{t('seals.compare')}</p>
        </Newest>
        <ChainCard check={chain} />
        <Card>
          <DayField
            label={t('seals.day')}
            min={seals[0]?.day}
            max={newest?.day}
            zone="UTC"
            day={day}
            onDay={setDay}
          />
        </Card>
        <TicksCard check={ticks} looked={{ day, symbol }} symbols={symbols} onSymbol={setSymbol} />
        {signedIn ? (
          <>
            <OrderCard check={order} name={asked} orders={orders} onOrder={setOrder} />
            <BalanceCard check={balance} isDemo={user?.isDemo ?? false} />
          </>
        ) : (
          <Newest>
            <p>{t('seals.signIn')}</p>
            <Button variant="outlined" component={Link} to={loginPath('/proof')}>
              {t('session.logIn')}
            </Button>
          </Newest>
        )}
        <FilesCard name={`proof-${day}.zip`} pack={pack} />
      </Stack>
    </Page>
  );
}
