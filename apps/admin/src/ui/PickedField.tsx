import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { type CSSProperties, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { t } from '../texts/texts.js';

/** What every such field is told by its form. */
export interface PickedProps {
  readonly label: string;
  /** Empty while it is not known. */
  readonly value: string;
  /** Whether nothing can be meant too: it is told as an empty text. */
  readonly canBeEmpty?: boolean;
  readonly fault?: ReactNode;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** Among the fields of a form, with the room that they keep. */
  readonly isInForm?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** How what is picked is written. */
export interface Writing {
  readonly type: 'date' | 'datetime-local';
  readonly placeholder: string;
  readonly width: number | string;
  /** The last one that can be chosen. */
  readonly max?: string | undefined;
  readonly isWhole: (text: string) => boolean;
  /** What the browser's own picker takes, and what it gives. */
  readonly toPicker?: (text: string) => string;
  readonly fromPicker?: (text: string) => string;
}

const same = (text: string): string => text;

/** The browser's own field: it opens the picker, and is not seen. */
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
 * A day or a minute to be typed or picked, written as they are everywhere here: a browser's own field writes them by its
 * own customs.
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
