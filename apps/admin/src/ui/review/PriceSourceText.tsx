import type { PriceSource } from '@truemark/contracts/admin';
import { useGetMany } from 'react-admin';
import { t } from '../../texts/texts.js';

const TickText = ({ symbolId, seq }: { symbolId: number; seq: number }) => {
  const { data, isPending } = useGetMany<{ id: number; showCode: string }>('symbol-names', {
    ids: [symbolId],
  });
  if (isPending) return null;
  return t('ui.tickOfSymbol', { seq, symbol: data?.[0]?.showCode ?? symbolId });
};

/** Source of a coin's price: a recorded tick, or the fixed price for everybody. */
export const PriceSourceText = ({ source }: { source: PriceSource }) =>
  source.kind === 'tick' ? <TickText symbolId={source.symbolId} seq={source.seq} /> : t('ui.setByTheHouse');
