import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { t } from '../texts/texts.js';

/** Props that a form passes to every such field. */
export interface PickedProps {
  readonly label: string;
  /** Empty while unknown. */
  readonly value: string;
  /** Whether the field may be empty; the value is then an empty string. */
  readonly canBeEmpty?: boolean;
  readonly fault?: ReactNode;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** Whether it is a form field, with the spacing of one. */
  readonly isInForm?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** Text format of the picked value. */
export interface Writing {
  readonly type: 'date' | 'datetime-local';
  readonly placeholder: string;
  readonly width: number | string;
  /** Latest value that can be chosen. */
  readonly max?: string | undefined;
  readonly isWhole: (text: string) => boolean;
  /** Conversion to and from the browser's own picker. */
  readonly toPicker?: (text: string) => string;
  readonly fromPicker?: (text: string) => string;
}

const same = (text: string): string => text;

/** Hidden native field that opens the browser's picker. */
const UNSEEN: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  border: 0,
};

/**
 * Date or minute that can be typed or picked, in the format used throughout the app. A native field would use the
 * browser's format.
 */
export const PickedField = ({ writing, ...props }: PickedProps & { readonly writing: Writing }) => {
  const { label, value, canBeEmpty = false, fault, isInForm = false, onChange } = props;
  const { isWhole, max, toPicker = same, fromPicker = same } = writing;
  const [typed, setTyped] = useState(value);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  const isTooLate = (text: string): boolean => max !== undefined && text > max;
  const take = (text: string): void => {
    setTyped(text);
    if (text === '' ? canBeEmpty : isWhole(text) && !isTooLate(text)) onChange(text);
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        size="small"
        margin={isInForm ? 'dense' : 'none'}
        required={props.isRequired ?? false}
        label={label}
        value={typed}
        placeholder={writing.placeholder}
        error={Boolean(fault) || (typed !== '' && (!isWhole(typed) || isTooLate(typed)))}
        helperText={fault || props.hint}
        inputRef={props.inputRef}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          setTyped(value);
          props.onBlur?.();
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', maxLength: writing.placeholder.length, autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={t('ui.openTheCalendar')}
                  onClick={() => picker.current?.showPicker()}
                >
                  <CalendarMonthOutlined fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ width: writing.width }}
      />
      <input
        ref={picker}
        type={writing.type}
        tabIndex={-1}
        aria-hidden="true"
        value={toPicker(value)}
        max={max}
        onChange={({ target }) => take(fromPicker(target.value))}
        style={UNSEEN}
      />
    </Box>
  );
};
