import { AutocompleteInput, BooleanInput, DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { languageName } from '../../ui/language-name.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { useTagsInUse } from './CustomerTags.js';
import { BLOCKS, type Blockable, type Customer } from './customer.js';
import { MarkedCustomers } from './MarkedCustomers.js';

/** One of the words in use. */
const TagInput = ({ source, label }: { source: string; label: string; alwaysOn?: boolean }) => (
  <AutocompleteInput
    source={source}
    label={label}
    sx={{ minWidth: 170 }}
    choices={useTagsInUse().map((tag) => ({ id: tag, name: tag }))}
  />
);

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('customers.uidEMailOrMobileBegins')}
    sx={{ minWidth: 300 }}
  />,
  <SelectInput
    key="is_demo"
    source="is_demo"
    label={t('customers.kind')}
    sx={{ minWidth: 150 }}
    alwaysOn
    choices={[
      { id: 'false', name: t('common.real') },
      { id: 'true', name: t('common.demo') },
    ]}
  />,
  <TagInput key="tag" source="tag" label={t('customers.tag')} alwaysOn />,
  <BooleanInput key="is_blocked" source="is_blocked" label={t('customers.blocked3')} />,
  <DayFilter key="from" source="from" label={t('customers.registeredFrom')} />,
  <DayFilter key="until" source="until" label={t('customers.registeredBefore')} />,
];

export const Kind = ({ isDemo }: { isDemo: boolean }) =>
  isDemo ? <Pill label={t('common.demo')} tone="info" /> : <Pill label={t('common.real')} tone="success" />;

export const CustomerList = () => (
  <ListPage title={t('common.customers')} filters={filters} sort={{ field: 'created_at_ms', order: 'DESC' }}>
    <DataTable<Customer>
      empty={<EmptyRows text={t('customers.noneFits')} />}
      rowClick="show"
      bulkActionButtons={<MarkedCustomers />}
      hiddenColumns={['mobile', 'nickname', 'lang', 'invite_code']}
    >
      <DataTable.Col<Customer> source="uid" label="UID" disableSort />
      <DataTable.Col<Customer>
        source="is_demo"
        label={t('customers.kind')}
        disableSort
        render={({ is_demo }) => <Kind isDemo={is_demo} />}
      />
      <DataTable.Col<Customer> source="name" label={t('common.name')} disableSort />
      <DataTable.Col<Customer> source="email" label={t('common.eMail')} disableSort />
      <DataTable.Col<Customer> source="mobile" label={t('customers.mobile')} disableSort />
      <DataTable.Col<Customer> source="nickname" label={t('customers.nickname')} disableSort />
      <DataTable.NumberCol<Customer> source="level" label={t('customers.level')} disableSort />
      <DataTable.Col<Customer>
        source="blocked"
        label={t('customers.blocked3')}
        disableSort
        render={({ blocked }) =>
          Object.keys(blocked).map((what) => (
            <Pill key={what} label={BLOCKS[what as Blockable]} tone="error" />
          ))
        }
      />
      <DataTable.Col<Customer>
        source="tags"
        label={t('customers.tags')}
        disableSort
        render={({ tags }) => tags.map((tag) => <Pill key={tag} label={tag} />)}
      />
      <DataTable.Col<Customer>
        source="lang"
        label={t('common.language')}
        disableSort
        render={({ lang }) => languageName(lang)}
      />
      <DataTable.Col<Customer> source="invite_code" label={t('customers.inviteCode')} disableSort />
      <DataTable.Col<Customer> source="created_at_ms" label={t('customers.registered')}>
        <WhenField source="created_at_ms" />
      </DataTable.Col>
    </DataTable>
  </ListPage>
);
