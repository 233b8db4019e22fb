import { DataTable, TextInput } from 'react-admin';
import { figure } from '../../../ui/figures.js';
import { SymbolName } from '../../../ui/terms/SymbolName.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import type { Address } from './address.js';

const filters = [<TextInput key="currency_code" source="currency_code" label="Coin, exactly" alwaysOn />];

export const AddressList = () => (
  <TermsList
    resource="deposit-addresses"
    title="Deposit addresses"
    rule="One address of the house for each coin and network, the same for every customer."
    empty="No address fits. Without one nobody can deposit coins."
    filters={filters}
  >
    <DataTable.Col<Address> source="currency_code" label="Coin" />
    <DataTable.Col<Address> source="protocol_code" label="Network" />
    <DataTable.Col<Address> source="address" disableSort />
    <DataTable.Col<Address>
      source="price_symbol_id"
      label="Price"
      disableSort
      render={({ price_symbol_id: id, usd_price: price }) =>
        id === null ? figure(price) : <SymbolName id={id} />
      }
    />
    {BoundsColumns()}
  </TermsList>
);
