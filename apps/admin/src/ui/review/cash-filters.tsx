import { SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { customerFilter } from '../customer-filter.js';
import { DayFilter } from '../DayFilter.js';

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

interface Names {
  /** Possible waiting states. */
  readonly waits: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, { readonly label: string }>>;
  readonly ways: Readonly<Record<string, string>>;
}

/** Filters of a deposit or withdrawal queue. */
export const cashFilters = ({ waits, states, ways }: Names) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('common.uidBeginsWith')} sx={{ minWidth: 200 }} />,
  <SelectInput
    key="waits_for"
    source="waits_for"
    label={t('common.waitsFor')}
    alwaysOn
    emptyText={t('ui.whateverItIs')}
    sx={{ minWidth: 170 }}
    choices={choices(waits)}
  />,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 130 }}
    choices={Object.entries(states).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <SelectInput
    key="way"
    source="way"
    label={t('ui.way')}
    alwaysOn
    sx={{ minWidth: 110 }}
    choices={choices(ways)}
  />,
  customerFilter(),
  <DayFilter key="from" source="from" label={t('common.askedFrom')} />,
  <DayFilter key="until" source="until" label={t('common.askedBefore')} />,
];
