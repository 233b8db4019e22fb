import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { t } from '../../texts/texts.js';
import type { Unit } from './exposure.js';

interface Props {
  readonly unit: Unit;
  readonly currency: string;
  readonly onChange: (unit: Unit) => void;
}

/** Switch between account currency and lots. */
export const UnitSwitch = ({ unit, currency, onChange }: Props) => (
  <ToggleButtonGroup
    size="small"
    exclusive
    value={unit}
    aria-label={t('exposure.unit')}
    onChange={(_, chosen: Unit | null) => chosen && onChange(chosen)}
  >
    <ToggleButton value="value" sx={{ py: 1 }}>
      {currency}
    </ToggleButton>
    <ToggleButton value="lots" sx={{ py: 1 }}>
      {t('common.lots')}
    </ToggleButton>
  </ToggleButtonGroup>
);
