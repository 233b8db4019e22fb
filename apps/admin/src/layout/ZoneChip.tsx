import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Chip, ListItemIcon, MenuItem } from '@mui/material';
import { useUserMenu } from 'react-admin';
import { t } from '../texts/texts.js';
import { zoneLabel } from '../ui/zone.js';

interface Props {
  readonly onPick: () => void;
}

/** Zone of all times, on every screen. */
export const ZoneChip = ({ onPick }: Props) => (
  <Chip
    size="small"
    variant="outlined"
    icon={<ScheduleOutlined />}
    label={zoneLabel()}
    aria-label={t('layout.timesIn', { zone: zoneLabel() })}
    title={t('layout.timesIn', { zone: zoneLabel() })}
    onClick={onPick}
    sx={{ mr: 2, display: { xs: 'none', md: 'inline-flex' } }}
  />
);

export const ZoneItem = ({ onPick }: Props) => {
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem
      onClick={() => {
        onClose?.();
        onPick();
      }}
    >
      <ListItemIcon>
        <ScheduleOutlined fontSize="small" />
      </ListItemIcon>
      {t('layout.timesIn', { zone: zoneLabel() })}
    </MenuItem>
  );
};
