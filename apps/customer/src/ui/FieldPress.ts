import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** Button inside a field that opens its picker sheet: the value or a placeholder, and an icon. */
export const FieldPress = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 50,
  padding: '4px 12px 4px 16px',
  gap: 8,
  borderRadius: 11,
  justifyContent: 'space-between',
  textAlign: 'start',
  ...theme.typography.body1,
  fontVariantNumeric: 'tabular-nums',
  '& > bdi': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > svg': { flex: 'none', color: theme.palette.text.secondary },
  '&[data-empty="true"] > bdi': { color: theme.palette.text.secondary },
}));
