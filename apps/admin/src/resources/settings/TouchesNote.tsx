import { useGetOne } from 'react-admin';
import { type Running, useProducts } from '../../product.js';
import { countryName } from '../../texts/countries.js';
import { t } from '../../texts/texts.js';
import { SECOND_PERSON } from '../../ui/second-person.js';
import {
  asksSecond,
  codesOf,
  type Open,
  type Setting,
  type SettingWithOpen,
  touches,
  useTouches,
} from './setting.js';

const customers = (count: number): string => t('settings.countedCustomers', { count });
const runningOptions = (count: number): string => t('settings.countedOptions', { count });

/** Currently open items that the setting affects. */
function openText({ key, group }: Setting, open: Open, running: Running | undefined): string {
  if (running === 'options' || group === 'options' || key === 'only_one_account') {
    return ` ${t('settings.nowOf', { what: runningOptions(open.options), customers: customers(open.option_customers) })}`;
  }
  // A count by the product itself is not shown twice.
  if (running !== 'positions' && (running !== undefined || group !== 'trading')) return '';
  const options =
    key === 'quote_stale_seconds' ? ` ${t('settings.and', { options: runningOptions(open.options) })}` : '';
  return ` ${t('settings.nowOfPositions', { positions: t('settings.countedPositions', { count: open.positions }), customers: customers(open.customers), options })}`;
}

/** For a list of countries: customers registered from the added and from the removed ones. */
function countriesText(setting: Setting, value: string, counts: Readonly<Record<string, number>>): string {
  const [before, after] = [codesOf(setting.value), codesOf(value)];
  const said = (codes: readonly string[]): string =>
    codes.map((code) => `${countryName(code)} (${customers(counts[code] ?? 0)})`).join(', ');
  const added = after.filter((code) => !before.includes(code));
  const removed = before.filter((code) => !after.includes(code));
  return [
    added.length > 0 && t('settings.countriesAdded', { countries: said(added) }),
    removed.length > 0 && t('settings.countriesRemoved', { countries: said(removed) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Count provided by the setting's product. */
const OwnCount = ({ of: Count }: { of: Exclude<Running, string> }) => (
  <>
    {' '}
    <Count />
  </>
);

interface Props {
  readonly setting: Setting;
  readonly value: string;
  /** Whether approval has already been requested. */
  readonly isAsked?: boolean;
}

/** Effect of setting a value, with the number of items currently affected. */
export const TouchesNote = ({ setting, value, isAsked = false }: Props) => {
  const all = useTouches();
  const running = useProducts().find((product) => product.running?.[setting.key])?.running?.[setting.key];
  const { data } = useGetOne<SettingWithOpen>('settings', { id: setting.key }, { staleTime: 0 });
  return (
    <>
      {touches(setting, value, all)}
      {data?.open && openText(setting, data.open, running)}
      {running !== undefined && typeof running !== 'string' && <OwnCount of={running} />}
      {data?.customers_by_country && ` ${countriesText(setting, value, data.customers_by_country)}`}
      {!isAsked && asksSecond(setting, value) && ` ${SECOND_PERSON}`}
    </>
  );
};
