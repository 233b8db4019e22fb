import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { at, instantOf } from '../zone.js';

const toLocal = (ms: unknown): string =>
  typeof ms === 'number' ? at(ms).slice(0, 16).replace(' ', 'T') : '';
const toMs = (text: string): number | null => (text === '' ? null : instantOf(text));

type Props = Pick<TextInputProps, 'source' | 'label' | 'validate'> & { readonly helperText: string };

/**
 * A minute on the desk's clock, kept as epoch ms; empty: none. Its label names the zone. The browser writes it as its
 * own country does: below it stands as it is written everywhere else.
 */
export const InstantInput = ({ helperText, ...props }: Props) => {
  const ms: unknown = useWatch({ name: props.source });
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={toLocal}
      parse={toMs}
      helperText={
        typeof ms === 'number' ? (
          <>
            {at(ms).slice(0, 16)}
            <br />
            {helperText}
          </>
        ) : (
          helperText
        )
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
