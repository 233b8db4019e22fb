import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../texts/texts.js';

/** A day as every screen writes it: `2026-11-01`. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

interface Props {
  readonly label: string;
  /** Empty while it is not known. */
  readonly value: string;
  /** The last day that can be chosen. */
  readonly max?: string | undefined;
  /** Whether no day can be meant too: it is told as an empty text. */
  readonly canBeEmpty?: boolean;
  readonly fault?: ReactNode;
  readonly isRequired?: boolean;
  /** Among the fields of a form, with the room that they keep. */
  readonly isInForm?: boolean;
  readonly onChange: (day: string) => void;
}

/** A day to be typed or picked, written as days are everywhere here: a browser's own field writes it by its own customs. */
export const DayField = (props: Props) => {
  const { label, value, max, canBeEmpty = false, fault, isInForm = false, onChange } = props;
  const [typed, setTyped] = useState(value);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(value), [value]);
  const take = (text: string): void => {
    setTyped(text);
    if (text === '' ? canBeEmpty : isDay(text) && (max === undefined || text <= max)) onChange(text);
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        size="small"
        margin={isInForm ? 'dense' : 'none'}
        required={props.isRequired ?? false}
        label={label}
        value={typed}
        placeholder="YYYY-MM-DD"
        error={Boolean(fault) || (typed !== '' && (!isDay(typed) || (max !== undefined && typed > max)))}
        helperText={fault}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', maxLength: 10, autoComplete: 'off' },
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
        sx={{ width: 164 }}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        max={max}
        onChange={({ target }) => take(target.value)}
        style={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: 1,
          height: 1,
          opacity: 0,
          border: 0,
        }}
      />
    </Box>
  );
};
