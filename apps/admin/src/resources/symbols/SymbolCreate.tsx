import { Create } from 'react-admin';
import { SymbolForm } from './SymbolForm.js';
import { NEW_SYMBOL } from './symbol.js';

export const SymbolCreate = () => (
  <Create title="New symbol" redirect="show">
    <SymbolForm isNew defaultValues={NEW_SYMBOL} />
  </Create>
);
