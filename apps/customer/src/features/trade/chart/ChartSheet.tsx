import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../ui/Card.js';
import { SegmentedTabs } from '../../../ui/SegmentedTabs.js';
import { Sheet } from '../../../ui/Sheet.js';
import { type ChartChoice, STYLES } from './chart-choice.js';

interface ChartSheetProps {
  open: boolean;
  choice: ChartChoice;
  onChoose: (to: Partial<ChartChoice>) => void;
  onClose: () => void;
}

/** How bars are drawn, and which studies are drawn with them. */
export function ChartSheet({ open, choice, onChoose, onClose }: ChartSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      open={open}
      title={t('chart.settings')}
      onClose={onClose}
      foot={
        <Button variant="contained" onClick={onClose}>
          {t('ui.done')}
        </Button>
      }
    >
      <Stack>
        {choice.view !== 'tick' && (
          <SegmentedTabs
            label={t('chart.style')}
            value={choice.style}
            onChange={(style) => onChoose({ style })}
            options={STYLES.map((value) => ({ value, text: t(`chart.style.${value}`) }))}
          />
        )}
      </Stack>
    </Sheet>
  );
}
