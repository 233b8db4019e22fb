import { useGetOne } from 'react-admin';
import { type Setting, type SettingWithOpen, touches } from './setting.js';

const plural = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** What setting a value touches, with how much of it there is at this instant. */
export const TouchesNote = ({ setting, value }: { setting: Setting; value: string }) => {
  const { data } = useGetOne<SettingWithOpen>('settings', { id: setting.key }, { staleTime: 0 });
  const concernsPositions = setting.group === 'trading' || setting.group === 'products';
  return (
    <>
      {touches(setting, value)}
      {concernsPositions &&
        data?.open &&
        ` Now: ${plural(data.open.positions, 'open position')} of ${plural(data.open.customers, 'customer')}.`}
      {setting.guard === 'two_persons' && ' A second owner has to ask for the same within a day.'}
    </>
  );
};
