import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useAccountMark } from '../../api/live/positions.js';
import { Card } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { StatCard } from '../../ui/StatCard.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';
import { SymbolState } from '../market/SymbolState.js';
import type { ClosingAll } from './closing-all.js';
import { levelText } from './level-text.js';
import { closingAllText } from './order-words.js';

const Grid = styled(Card)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  '& > button': { gridColumn: '1 / -1' },
  // Next to the button, in the remaining space.
  '@container (max-width: 359px)': {
    gap: '8px 12px',
    padding: 12,
    '&:has(> p) > button': { gridColumn: 1, alignSelf: 'start', minHeight: 44, paddingInline: 8 },
    '&:has(> p) > p': {
      gridColumn: 2,
      minWidth: 0,
      '& > span': { flexWrap: 'wrap', columnGap: 6, rowGap: 0 },
    },
  },
  '@container (min-width: 700px)': {
    '& > button': { gridColumn: 5, alignSelf: 'center' },
    gridTemplateColumns: 'repeat(4, 1fr)',
    '&:has(> button)': { gridTemplateColumns: 'repeat(4, 1fr) auto' },
  },
});

/** Next to the button that closes only some: markets that keep the others open, and until when. */
const Waiting = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '& > span': { display: 'flex', alignItems: 'center', gap: 6 },
}));

/** Skeleton of a figure not received yet. */
const UNKNOWN = <Skeleton variant="text" width={88} height={24} />;

interface AccountStripProps {
  fees: Money;
  closing: ClosingAll;
  onCloseAll: () => void;
}

/** Live status of the contract account. */
export function AccountStrip({ fees, closing, onCloseAll }: AccountStripProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const mark = useAccountMark();
  const fetched = useAccounts().accounts?.find((account) => account.type === 'contracts')?.free;
  const { all, number, waiting } = closing;
  const free = mark?.balance ?? (fetched === undefined ? undefined : fetched);
  return (
    <Grid aria-label={t('orders.account')}>
      <StatCard name={t('orders.floating')}>
        {mark ? <NetResult result={mark.profit} fee={fees} currency={currency} /> : UNKNOWN}
      </StatCard>
      <StatCard name={t('trade.free')}>
        {free === undefined ? UNKNOWN : <MoneyText amount={free} currency={currency} />}
      </StatCard>
      <StatCard name={t('orders.marginUsed')}>
        {mark ? <MoneyText amount={mark.margin} currency={currency} /> : UNKNOWN}
      </StatCard>
      <StatCard name={t('orders.marginLevel')}>
        {mark ? <Figure>{levelText(mark)}</Figure> : UNKNOWN}
      </StatCard>
      {all > 1 && number > 0 && (
        <Button variant="outlined" onClick={onCloseAll}>
          {closingAllText(t, closing)}
        </Button>
      )}
      {all > 1 && number > 0 && waiting.length > 0 && (
        <Waiting>
          {t('orders.all.waiting')}
          {waiting.map((symbol) => (
            <span key={symbol.id}>
              <bdi>{symbol.showCode}</bdi> <SymbolState symbol={symbol} />
            </span>
          ))}
        </Waiting>
      )}
    </Grid>
  );
}
