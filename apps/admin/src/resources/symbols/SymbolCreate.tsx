import { Create } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { SYMBOLS } from '../../ui/second-person.js';
import { SymbolForm } from './SymbolForm.js';
import { NEW_SYMBOL } from './symbol.js';

const Save = () => {
  const [shown, code]: readonly unknown[] = useWatch({ name: ['showCode', 'code'] });
  return (
    <ConfirmedToolbar
      title={t('ui.offerNamed', { name: shown || code || '' })}
      touches={t('symbols.everyCustomerIsOfferedItAlike')}
      guard={SYMBOLS}
      always
    />
  );
};

export const SymbolCreate = () => (
  <Create title={t('symbols.newSymbol')} mutationOptions={useSaved('show')}>
    <SymbolForm isNew defaultValues={NEW_SYMBOL} toolbar={<Save />} />
  </Create>
);
