import { Typography } from '@mui/material';
import { Edit, useGetOne, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { SymbolForm } from './SymbolForm.js';
import type { TradedSymbol } from './symbol.js';
import { touchesOf } from './touches.js';

const Title = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <>{symbol ? `Edit ${symbol.ShowCode}` : 'Symbol'}</>;
};

/** What saving the form as it stands would touch. */
const Touches = () => {
  const { data: symbol } = useGetOne<TradedSymbol>('symbols', {
    id: useRecordContext<TradedSymbol>()?.id ?? 0,
  });
  const { dirtyFields } = useFormState();
  const form = useWatch() as TradedSymbol;
  if (!symbol) return null;
  return touchesOf(symbol, form, Object.keys(dirtyFields), symbol.ClockMs).map((sentence) => (
    <Typography key={sentence} variant="body2">
      {sentence}
    </Typography>
  ));
};

const Toolbar = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <ConfirmedToolbar title={`Change ${symbol?.ShowCode ?? ''}?`} touches={<Touches />} />;
};

export const SymbolEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="show" actions={false}>
    <SymbolForm isNew={false} toolbar={<Toolbar />} />
  </Edit>
);
