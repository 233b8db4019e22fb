import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import { ListItemIcon, ListItemText, MenuItem, Switch } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useNotify } from 'react-admin';
import { askForNotices } from '../providers/device-notices.js';
import { t } from '../texts/texts.js';
import { alertChoices, keepAlertChoices, ring } from './alert-choices.js';

interface ItemProps {
  readonly label: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly isOn: boolean;
  readonly onSwitch: () => void;
}

const Item = ({ label, icon: Icon, isOn, onSwitch }: ItemProps) => (
  <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={onSwitch}>
    <ListItemIcon>
      <Icon fontSize="small" />
    </ListItemIcon>
    <ListItemText primary={label} />
    <Switch
      size="small"
      checked={isOn}
      tabIndex={-1}
      aria-hidden
      slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
    />
  </MenuItem>
);

/** How new work is announced on this device besides the counts. */
export const AlertItems = () => {
  const [choices, setChoices] = useState(alertChoices);
  const tell = useNotify();
  const keep = (next: typeof choices): void => {
    keepAlertChoices(next);
    setChoices(next);
  };
  const switchNotice = async (): Promise<void> => {
    if (choices.notice) return keep({ ...choices, notice: false });
    if (await askForNotices()) keep({ ...choices, notice: true });
    else tell(t('layout.noticesAreBlocked'), { type: 'warning' });
  };
  const switchSound = (): void => {
    if (!choices.sound) ring();
    keep({ ...choices, sound: !choices.sound });
  };
  return (
    <>
      <Item
        label={t('layout.soundOfNewWork')}
        icon={VolumeUpOutlined}
        isOn={choices.sound}
        onSwitch={switchSound}
      />
      <Item
        label={t('layout.noticeOfNewWork')}
        icon={NotificationsOutlined}
        isOn={choices.notice}
        onSwitch={() => void switchNotice()}
      />
    </>
  );
};
