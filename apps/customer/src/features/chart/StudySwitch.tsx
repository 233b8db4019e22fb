import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 48,
  ...theme.typography.body1,
}));

interface StudySwitchProps {
  name: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** Switch of one study. */
export function StudySwitch({ name, on, onSwitch }: StudySwitchProps) {
  return (
    <Row>
      {name}
      <Switch
        edge="end"
        checked={on}
        onChange={(_event, checked) => onSwitch(checked)}
        slotProps={{ input: { role: 'switch' } }}
      />
    </Row>
  );
}
