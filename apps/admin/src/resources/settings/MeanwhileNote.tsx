import { Box, Button, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import { useCurrency } from '../../ui/use-currency.js';
import { type Setting, shown } from './setting.js';

interface Props {
  readonly setting: Setting;
  readonly disabled: boolean;
  readonly onTake: () => void;
}

/** Note below the input: the value that somebody else set since it was begun, with a button to keep that. */
export const MeanwhileNote = ({ setting, disabled, onTake }: Props) => {
  const currency = useCurrency();
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography variant="body2" color="warning" sx={{ overflowWrap: 'anywhere' }}>
        {t('settings.meanwhileItIs', { value: shown(setting, setting.value, currency) })}
      </Typography>
      <Button size="small" disabled={disabled} onClick={onTake}>
        {t('settings.leaveItSo')}
      </Button>
    </Box>
  );
};
