import { useGetOne } from 'react-admin';
import { SECOND_PERSON } from '../../ui/second-person.js';
import { asksSecond, type Open, type Setting, type SettingWithOpen, touches, useTouches } from './setting.js';

const plural = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What there is of it at this instant, where a setting concerns it. */
function openText({ key, group }: Setting, open: Open): string {
  if (group === 'options' || key === 'only_one_account') {
    return ` Now: ${plural(open.options, 'running option')} of ${plural(open.option_customers, 'customer')}.`;
  }
  if (group !== 'trading' && group !== 'products') return '';
  const options = key === 'quote_stale_seconds' ? ` and ${plural(open.options, 'running option')}` : '';
  return ` Now: ${plural(open.positions, 'open position')} of ${plural(open.customers, 'customer')}${options}.`;
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
