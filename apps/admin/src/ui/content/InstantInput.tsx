import { TextInput, type TextInputProps } from 'react-admin';
import { at, instantOf } from '../zone.js';

const toLocal = (ms: unknown): string =>
  typeof ms === 'number' ? at(ms).slice(0, 16).replace(' ', 'T') : '';
const toMs = (text: string): number | null => (text === '' ? null : instantOf(text));

/** A minute on the desk's clock, kept as epoch ms; empty: none. Its label names the zone. */
export const InstantInput = (props: Pick<TextInputProps, 'source' | 'label' | 'helperText' | 'validate'>) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={toLocal}
    parse={toMs}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
