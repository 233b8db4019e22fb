import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/Card.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { Sheet } from '../../ui/Sheet.js';
import { type ChartChoice, STUDIES, STYLES, type StudyName } from './chart-choice.js';
import { StudySwitch } from './StudySwitch.js';

interface ChartSheetProps {
  open: boolean;
  choice: ChartChoice;
  onChoose: (to: Partial<ChartChoice>) => void;
  onClose: () => void;
}

/** Settings of the bar style and the studies. */
export function ChartSheet({ open, choice, onChoose, onClose }: ChartSheetProps) {
  const { t } = useTranslation();
  const turn = (name: StudyName, on: boolean) =>
    onChoose({ studies: STUDIES.filter((each) => (each === name ? on : choice.studies.includes(each))) });
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
        {STUDIES.map((name) => (
          <StudySwitch
            key={name}
            name={t(`chart.study.${name}`)}
            on={choice.studies.includes(name)}
            onSwitch={(on) => turn(name, on)}
          />
        ))}
      </Stack>
    </Sheet>
  );
}
