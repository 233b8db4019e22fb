import { TextInput, type TextInputProps } from 'react-admin';

const toLocal = (ms: unknown): string =>
  typeof ms === 'number' ? new Date(ms).toISOString().slice(0, 16) : '';
const toMs = (text: string): number | null => (text === '' ? null : Date.parse(`${text}Z`));

/** A minute in GMT, kept as epoch ms; empty: none. */
export const InstantInput = (props: Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'validate'>) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={toLocal}
    parse={toMs}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
