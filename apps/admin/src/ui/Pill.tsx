import { Chip } from '@mui/material';

export type PillTone = 'default' | 'success' | 'error' | 'warning' | 'info';

/** A short state in a word. */
export const Pill = ({ label, tone = 'default' }: { label: string; tone?: PillTone }) => (
  <Chip size="small" variant="outlined" label={label} color={tone} sx={{ height: 20, fontSize: 12 }} />
);
