import { Typography } from '@mui/material';
import { Edit, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { FORM_QUERY } from '../../ui/form-query.js';
import { SYMBOLS } from '../../ui/second-person.js';
import { SymbolForm } from './SymbolForm.js';
import type { TradedSymbol } from './symbol.js';
import { touchesOf } from './touches.js';
import { useCalendarDays } from './use-calendar-days.js';
import { useSymbolNow } from './use-symbol-now.js';

const Title = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <>{symbol ? t('symbols.edit', { showCode: symbol.showCode }) : t('common.symbol')}</>;
};

/** Effect of saving the form. */
const Touches = () => {
  const symbol = useSymbolNow();
  const { dirtyFields } = useFormState();
  const form = useWatch() as TradedSymbol;
  const calendarDays = useCalendarDays(form.calendarId);
  if (!symbol) return null;
  const after = { ...form, calendarDays };
  return touchesOf(symbol, after, Object.keys(dirtyFields), symbol.clock).map((sentence) => (
    <Typography key={sentence} variant="body2">
      {sentence}
    </Typography>
  ));
};

const Toolbar = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return (
    <ConfirmedToolbar
      title={t('symbols.change', { showCode: symbol?.showCode ?? '' })}
      touches={<Touches />}
      guard={SYMBOLS}
    />
  );
};

export const SymbolEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    mutationOptions={useSaved('show')}
    queryOptions={FORM_QUERY}
    actions={false}
  >
    <SymbolForm isNew={false} toolbar={<Toolbar />} />
  </Edit>
);
