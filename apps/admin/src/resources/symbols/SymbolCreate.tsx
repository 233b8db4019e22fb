import { Create } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { SYMBOLS } from '../../ui/second-person.js';
import { SymbolForm } from './SymbolForm.js';
import { NEW_SYMBOL, RISK_TERMS } from './symbol.js';
import { doubtsOf } from './touches.js';

const Save = () => {
  const [shown, code, isEnabled, spread, feeRate]: readonly unknown[] = useWatch({
    name: ['showCode', 'code', 'isEnabled', 'spread', 'feeRate'],
  });
  const name = shown || code || '';
  return (
    <ConfirmedToolbar
      title={isEnabled ? t('ui.offerNamed', { name }) : t('symbols.createNamed', { name })}
      touches={t('symbols.everyCustomerIsOfferedItAlike')}
      doubts={doubtsOf({ spread, feeRate })}
      first={RISK_TERMS}
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
