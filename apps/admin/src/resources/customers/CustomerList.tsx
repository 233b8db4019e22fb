import { Typography } from '@mui/material';
import { AutocompleteInput, BooleanInput, DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { BookColumn } from '../../ui/BookColumn.js';
import { REAL_FIRST } from '../../ui/book-filter.js';
import { cut } from '../../ui/cut.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { languageName } from '../../ui/language-name.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { useTagsInUse } from './CustomerTags.js';
import { BLOCKS, type Blockable, type Customer, IDENTITY_LEVELS } from './customer.js';
import { MarkedCustomers } from './MarkedCustomers.js';

/** Choice among the tags in use. */
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

/** Highest certified level. */
export const Certified = ({ customer: { is_real, review_status } }: { customer: Customer }) => {
  if (review_status === 2) return <Pill label={IDENTITY_LEVELS.senior} tone="success" />;
  if (is_real) return <Pill label={IDENTITY_LEVELS.junior} tone="success" />;
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {t('customers.notCertified')}
    </Typography>
  );
};

/** Stated value, or a note that nothing was stated: a name column is never empty. */
const Stated = ({ text }: { text: string | null }) =>
  text ? (
    <bdi title={text}>{text}</bdi>
  ) : (
    <Typography component="span" variant="body2" color="textSecondary">
      {t('customers.notStated')}
    </Typography>
  );

const STATED = [
  ['name', t('common.name'), 220],
  ['email', t('common.eMail'), 280],
  ['mobile', t('customers.mobile'), 160],
  ['nickname', t('customers.nickname'), 160],
] as const;

export const CustomerList = () => (
  <ListPage
    isStacked
    title={t('common.customers')}
    filters={filters}
    filterDefaultValues={REAL_FIRST}
    sort={{ field: 'created_at_ms', order: 'DESC' }}
  >
    <DataTable<Customer>
      empty={<EmptyRows text={t('customers.noneFits')} short={t('customers.shortWordsFind')} />}
      rowClick="show"
      bulkActionButtons={<MarkedCustomers />}
      hiddenColumns={['mobile', 'nickname', 'level', 'lang', 'invite_code']}
    >
      <DataTable.Col<Customer> source="uid" label="UID" disableSort className={ON_PHONE} />
      <BookColumn<Customer>
        source="is_demo"
        label={t('customers.kind')}
        className={ON_PHONE}
        isDemo={({ is_demo }) => is_demo}
      />
      {STATED.map(([source, label, width]) => (
        <DataTable.Col<Customer>
          key={source}
          source={source}
          label={label}
          disableSort
          {...(source === 'name' && { className: FIRST_ON_PHONE })}
          cellSx={cut(width, 176)}
          render={(row) => <Stated text={row[source]} />}
        />
      ))}
      <DataTable.Col<Customer>
        source="review_status"
        label={t('customers.identity')}
        disableSort
        className={ON_PHONE}
        render={(customer) => <Certified customer={customer} />}
      />
      <DataTable.NumberCol<Customer> source="level" label={t('customers.level')} disableSort />
      <DataTable.Col<Customer>
        source="blocked"
        label={t('customers.blocked3')}
        disableSort
        className={ON_PHONE}
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
