import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Unit } from './exposure.js';

interface Props {
  readonly unit: Unit;
  readonly currency: string;
  readonly onChange: (unit: Unit) => void;
}

/** In account currency or in lots. */
export const UnitSwitch = ({ unit, currency, onChange }: Props) => (
  <ToggleButtonGroup
    size="small"
    exclusive
    value={unit}
    aria-label="Unit"
    onChange={(_, chosen: Unit | null) => chosen && onChange(chosen)}
  >
    <ToggleButton value="value" sx={{ py: 1 }}>
      {currency}
    </ToggleButton>
    <ToggleButton value="lots" sx={{ py: 1 }}>
      Lots
    </ToggleButton>
  </ToggleButtonGroup>
);
