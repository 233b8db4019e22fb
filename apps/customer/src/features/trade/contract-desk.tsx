import { CONTRACT } from '../orders/contract.js';
import type { TradeDesk, TradeDeskProps } from '../traded/traded.js';
import { useContractParts } from './useContractParts.js';

/** Contracts on the trade screen. */
export const contractDesk: TradeDesk = {
  ...CONTRACT,
  chart: { view: '5min', style: 'candles', studies: [] },
  Desk: ContractDesk,
};

function ContractDesk({ children, ...circumstances }: TradeDeskProps) {
  return children(useContractParts(circumstances));
}
