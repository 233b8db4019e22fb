import { Create } from 'react-admin';
import { useSaved } from '../../ui/asked-notice.js';
import { ConfirmedToolbar } from '../../ui/ConfirmedToolbar.js';
import { SYMBOLS } from '../../ui/second-person.js';
import { SymbolForm } from './SymbolForm.js';
import { NEW_SYMBOL } from './symbol.js';

const TOOLBAR = (
  <ConfirmedToolbar
    title="Offer this symbol?"
    touches="Every customer is offered it alike, once it is switched on."
    guard={SYMBOLS}
    always
  />
);

export const SymbolCreate = () => (
  <Create title="New symbol" mutationOptions={useSaved('show')}>
    <SymbolForm isNew defaultValues={NEW_SYMBOL} toolbar={TOOLBAR} />
  </Create>
);
