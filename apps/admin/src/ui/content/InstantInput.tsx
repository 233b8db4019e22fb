import { MinuteField } from '../MinuteField.js';
import { type PickedInputProps, usePickedInput } from '../use-picked-input.js';
import { at, instantOf } from '../zone.js';

const toClock = (ms: unknown): string => (typeof ms === 'number' ? at(ms).slice(0, 16) : '');
const toMs = (text: string): number | null => (text === '' ? null : instantOf(text));

type Props = Pick<PickedInputProps, 'source' | 'validate'> & {
  readonly label: string;
  readonly helperText: string;
};

/** Minute in the desk's zone, stored as epoch ms; empty: none. Its label names the zone. */
export const InstantInput = ({ label, helperText, ...input }: Props) => (
  <MinuteField
    label={label}
    hint={helperText}
    {...usePickedInput({ ...input, parse: toMs, format: toClock })}
  />
);
