import { Chip } from '@mui/material';

export type PillTone = 'default' | 'success' | 'error' | 'warning' | 'info';

/** Short state label. */
export const Pill = ({ label, tone = 'default' }: { label: string; tone?: PillTone }) => (
  <Chip size="small" variant="outlined" label={label} color={tone} sx={{ height: 20, fontSize: 12 }} />
);
