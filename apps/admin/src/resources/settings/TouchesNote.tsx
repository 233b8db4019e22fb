import { useGetOne } from 'react-admin';
import { t } from '../../texts/texts.js';
import { SECOND_PERSON } from '../../ui/second-person.js';
import { asksSecond, type Open, type Setting, type SettingWithOpen, touches, useTouches } from './setting.js';

const customers = (count: number): string => t('settings.countedCustomers', { count });
const runningOptions = (count: number): string => t('settings.countedOptions', { count });

/** What there is of it at this instant, where a setting concerns it. */
function openText({ key, group }: Setting, open: Open): string {
  if (group === 'options' || key === 'only_one_account') {
    return ` ${t('settings.nowOf', { what: runningOptions(open.options), customers: customers(open.option_customers) })}`;
  }
  if (group !== 'trading' && group !== 'products') return '';
  const options =
    key === 'quote_stale_seconds' ? ` ${t('settings.and', { options: runningOptions(open.options) })}` : '';
  return ` ${t('settings.nowOfPositions', { positions: t('settings.countedPositions', { count: open.positions }), customers: customers(open.customers), options })}`;
}

/** What setting a value touches, with how much of it there is at this instant. */
export const TouchesNote = ({ setting, value }: { setting: Setting; value: string }) => {
  const all = useTouches();
  const { data } = useGetOne<SettingWithOpen>('settings', { id: setting.key }, { staleTime: 0 });
  return (
    <>
      {touches(setting, value, all)}
      {data?.open && openText(setting, data.open)}
      {asksSecond(setting, value) && ` ${SECOND_PERSON}`}
    </>
  );
};
