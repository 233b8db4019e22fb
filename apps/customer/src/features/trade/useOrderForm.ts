import type { TradeSymbol } from '@truemark/contracts';
import { decimal, formatDecimal } from '@truemark/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuote } from '../../api/live/quotes.js';
import { useSignedIn } from '../../api/session.js';
import { toast } from '../../ui/toast.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';
import { useRate } from '../market/useRate.js';
import { loginPath } from '../navigation/paths.js';
import { costOf, readLots } from './preview.js';
import { useDraft } from './useDraft.js';
import { useSubmitOrder } from './useSubmitOrder.js';

const LOTS_ERRORS = {
  'order.lots_too_small': 'trade.lotsTooFew',
  'order.lots_too_large': 'trade.lotsTooMany',
  'order.lots_step': 'trade.lotsStep',
} as const;

const isLotsError = (key: string): key is keyof typeof LOTS_ERRORS => key in LOTS_ERRORS;

/** Everything that the order panel, its buttons and its confirmation share. */
export function useOrderForm(symbol: TradeSymbol) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSignedIn();
  const feeType = Number(useConfig().trade_fee_type);
  const quote = useQuote(symbol.Code);
  const rate = useRate(symbol);
  const draft = useDraft(symbol);
  const submit = useSubmitOrder();
  const [side, setSide] = useState<'buy' | 'sell' | null>(null);
  const free = useAccounts().accounts?.find((account) => account.type === 'forex')?.balance;

  const read = readLots(symbol, draft.lotsText);
  const lots = typeof read === 'bigint' ? read : null;
  const refusal = typeof read === 'object' ? read : null;
  const cost = (of: 'buy' | 'sell') =>
    lots !== null && draft.multiple !== null && quote && rate
      ? costOf({ symbol, side: of, lots, multiple: draft.multiple, quote, rate, feeType })
      : undefined;

  const ask = (picked: 'buy' | 'sell') => {
    if (!signedIn) return void navigate(loginPath(pathname + search));
    if (draft.multiple === null) return toast.error(t('trade.noMultipleText'));
    if (lots === null) return toast.error(lotsError() ?? t('trade.lotsMissing'));
    setSide(picked);
  };

  function lotsError(): string | undefined {
    if (!refusal) return undefined;
    if (!isLotsError(refusal.key)) return t('trade.lotsMissing');
    return t(LOTS_ERRORS[refusal.key], {
      least: String(symbol.ForexMinCont),
      most: String(symbol.ForexMaxCont),
      step: String(symbol.Pip),
    });
  }

  const confirm = () => {
    if (side === null || lots === null || draft.multiple === null) return;
    submit.send(
      {
        forex_id: symbol.Id,
        type: side === 'buy' ? 1 : 2,
        cont: formatDecimal(lots),
        status: 1,
        multiple: formatDecimal(draft.multiple),
      },
      { onSuccess: () => setSide(null) },
    );
  };

  return {
    draft,
    quote,
    lots,
    lotsError: lotsError(),
    cost,
    free: free === undefined ? undefined : decimal(free),
    side,
    ask,
    confirm,
    dismiss: () => setSide(null),
    busy: submit.busy,
  };
}
