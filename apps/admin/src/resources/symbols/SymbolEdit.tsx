import { Edit, useRecordContext } from 'react-admin';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { SymbolForm } from './SymbolForm.js';
import type { TradedSymbol } from './symbol.js';

const Title = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <>{symbol ? `Edit ${symbol.ShowCode}` : 'Symbol'}</>;
};

const Toolbar = () => {
  const symbol = useRecordContext<TradedSymbol>();
  const open = symbol?.OpenOrders ?? 0;
  return (
    <ConfirmedToolbar
      title={`Change ${symbol?.ShowCode ?? ''}?`}
      touches={
        open === 0
          ? 'No orders are open in this symbol. The new terms hold for every order placed from now on.'
          : `${open} ${open === 1 ? 'order is' : 'orders are'} open in this symbol and keep the terms they were opened under. Spread, sessions and price source count for them too, at once.`
      }
    />
  );
};

export const SymbolEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="show" actions={false}>
    <SymbolForm isNew={false} toolbar={<Toolbar />} />
  </Edit>
);
