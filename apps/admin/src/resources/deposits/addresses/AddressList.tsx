import { DataTable, TextInput } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { formatNumber } from '../../../ui/figures.js';
import { SymbolName } from '../../../ui/terms/SymbolName.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import type { Address } from './address.js';

const filters = [
  <TextInput key="currency_code" source="currency_code" label={t('deposits.coinExactly')} alwaysOn />,
];

export const AddressList = () => (
  <TermsList
    resource="deposit-addresses"
    title={t('deposits.depositAddresses')}
    rule={t('deposits.oneAddressOfTheHouseFor')}
    empty={t('deposits.noAddressFitsWithoutOneNobody')}
    filters={filters}
  >
    <DataTable.Col<Address> source="currency_code" label={t('common.coin')} />
    <DataTable.Col<Address> source="protocol_code" label={t('common.network')} />
    <DataTable.Col<Address> source="address" label={t('common.address')} disableSort />
    <DataTable.Col<Address>
      source="price_symbol_id"
      label={t('common.price')}
      disableSort
      render={({ price_symbol_id: id, usd_price: price }) =>
        id === null ? formatNumber(price) : <SymbolName id={id} />
      }
    />
    {BoundsColumns()}
  </TermsList>
);
