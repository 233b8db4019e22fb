import Box from '@mui/material/Box';
import { formatDuration } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { AccountMark } from '../session/AccountMark.js';
import { DirectionBadge } from './DirectionBadge.js';
import { percentOf } from './percent.js';
import { RuleList } from './RuleList.js';
import { useOptionRules } from './useOptionRules.js';
import type { Purchase } from './usePurchase.js';

interface ConfirmOptionProps {
  symbol: TradeSymbol;
  purchase: Purchase;
  open: boolean;
}

/** Confirmation of an option in full, with all its rules. */
export function ConfirmOption({ symbol, purchase, open }: ConfirmOptionProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const rules = useOptionRules();
  const quote = useQuote(symbol.code);
  const { direction, checked, lossLevel } = purchase;
  const { duration, stake, win, loss } = checked;
  const up = direction === 'up';
  const money = (amount: bigint, signed = false) => (
    <MoneyText amount={amount} signed={signed} currency={currency} />
  );
  const payout = { stake: stake ?? 0n, ratio: duration?.ratio ?? 0n, lossLevel };
  return (
    <ConfirmSheet
      open={open && duration !== undefined}
      title={t(up ? 'options.confirmUp' : 'options.confirmDown', { symbol: symbol.showCode })}
      mark={<AccountMark />}
      needsNetwork
      confirm={t(up ? 'options.buyUp' : 'options.buyDown')}
      tone={direction}
      busy={purchase.busy}
      isSent={purchase.isSent}
      onConfirm={purchase.confirm}
      onClose={purchase.dismiss}
    >
      <Facts
        facts={[
          [t('orders.side'), <DirectionBadge key="d" direction={direction} />],
          [t('options.priceNow'), <PriceText key="p" price={quote?.bid} precision={symbol.pricePrecision} />],
          [
            t('options.duration'),
            <bdi key="s">{formatDuration(duration?.seconds ?? 0, currentLanguage().tag, 'long')}</bdi>,
          ],
          [t('options.stake'), money(stake ?? 0n)],
          [t('options.ratio'), <Figure key="r">{percentOf(payout.ratio)}</Figure>],
          [t('options.ifWin'), money(win, true)],
          [t('options.comesBack'), money(payout.stake + win)],
          [t('options.ifLoss'), money(-loss, true)],
        ]}
      />
      <Box sx={{ mt: 4 }}>
        <RuleList rules={rules.all(payout, direction)} />
      </Box>
    </ConfirmSheet>
  );
}
