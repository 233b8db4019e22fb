import { DataTable, TextInput } from 'react-admin';
import { figure } from '../../../ui/figures.js';
import { SymbolName } from '../../../ui/terms/SymbolName.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import { feeText, WAYS, type WithdrawalCurrency } from './withdrawal-currency.js';

const filters = [<TextInput key="code" source="code" label="Currency, exactly" alwaysOn />];

export const WithdrawalCurrencyList = () => (
  <TermsList
    resource="withdrawal-currencies"
    title="Withdrawal currencies"
    rule="What customers can be paid in, and what it costs: the same fee for every customer."
    empty="No currency fits. Without one nobody can withdraw."
    filters={filters}
  >
    <DataTable.Col<WithdrawalCurrency>
      source="type"
      label="Way"
      disableSort
      render={({ type }) => WAYS.find(({ id }) => id === type)?.name}
    />
    <DataTable.Col<WithdrawalCurrency> source="code" label="Currency" />
    <DataTable.Col<WithdrawalCurrency> source="protocol" label="Network" />
    <DataTable.Col<WithdrawalCurrency>
      align="right"
      source="draw_rate"
      label="Fee"
      disableSort
      render={feeText}
    />
    <DataTable.Col<WithdrawalCurrency>
      source="price_symbol_id"
      label="Price"
      disableSort
      render={({ price_symbol_id: id, usd_price: price }) =>
        id !== null ? <SymbolName id={id} /> : price === 0 ? '–' : figure(price)
      }
    />
    {BoundsColumns()}
  </TermsList>
);
