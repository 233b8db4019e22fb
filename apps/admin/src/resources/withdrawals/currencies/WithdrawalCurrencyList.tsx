import { DataTable, TextInput } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { formatNumber } from '../../../ui/figures.js';
import { SymbolName } from '../../../ui/terms/SymbolName.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import { feeText, WAYS, type WithdrawalCurrency } from './withdrawal-currency.js';

const filters = [<TextInput key="code" source="code" label={t('withdrawals.currencyExactly')} alwaysOn />];

export const WithdrawalCurrencyList = () => (
  <TermsList
    resource="withdrawal-currencies"
    title={t('withdrawals.withdrawalCurrencies')}
    rule={t('withdrawals.whatCustomersCanBePaidIn')}
    empty={t('withdrawals.noCurrencyFitsWithoutOneNobody')}
    filters={filters}
  >
    <DataTable.Col<WithdrawalCurrency>
      source="type"
      label={t('withdrawals.way')}
      disableSort
      render={({ type }) => WAYS.find(({ id }) => id === type)?.name}
    />
    <DataTable.Col<WithdrawalCurrency> source="code" label={t('withdrawals.currency')} />
    <DataTable.Col<WithdrawalCurrency> source="protocol" label={t('common.network')} />
    <DataTable.Col<WithdrawalCurrency>
      align="right"
      source="draw_rate"
      label={t('withdrawals.fee')}
      disableSort
      render={feeText}
    />
    <DataTable.Col<WithdrawalCurrency>
      source="price_symbol_id"
      label={t('common.price')}
      disableSort
      render={({ price_symbol_id: id, usd_price: price }) =>
        id !== null ? <SymbolName id={id} /> : price === 0 ? '–' : formatNumber(price)
      }
    />
    {BoundsColumns()}
  </TermsList>
);
