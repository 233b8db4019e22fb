import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';

export interface KeyedChoice {
  readonly id: string;
  readonly name: string;
  /** Text below the field. */
  readonly caption?: string;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly KeyedChoice[];
  /** Label of the empty choice, selected by 0; absent: a choice is required. */
  readonly none?: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Absent: it opens and closes by itself. */
  readonly open?: boolean | undefined;
  readonly onOpen?: ((isOpen: boolean) => void) | undefined;
  /** `''` for the empty choice. */
  readonly onChoose: (id: string) => void;
}

/** Select with a few choices, each selected by a digit while the list is open. */
export const KeyedSelect = (props: Props) => {
  const { label, value, choices, none, hint, error, open, onOpen, onChoose } = props;
  const choose = (id: string): void => {
    onChoose(id);
    onOpen?.(false);
  };
  const press = (event: KeyboardEvent): void => {
    const isNone = event.key === '0' && none !== undefined;
    const id = isNone ? '' : choices[Number(event.key) - 1]?.id;
    if (!/^\d$/.test(event.key) || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(id);
  };
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        select: {
          displayEmpty: true,
          ...(open !== undefined && { open }),
          onOpen: () => onOpen?.(true),
          onClose: () => onOpen?.(false),
          renderValue: (id) => choices.find((each) => each.id === id)?.name ?? none ?? '',
          MenuProps: { onKeyDownCapture: press },
        },
        inputLabel: { shrink: true },
      }}
    >
      {none !== undefined && (
        <MenuItem value="">
          <Digit of={0} />
          {none}
        </MenuItem>
      )}
      {choices.map(({ id, name, caption }, at) => (
        <MenuItem key={id} value={id}>
          <Digit of={at + 1} />
          <span>
            {name}
            {caption !== undefined && (
              <Typography
                variant="caption"
                color="textSecondary"
                component="div"
                sx={{ maxWidth: 420, whiteSpace: 'normal' }}
              >
                <bdi>{caption}</bdi>
              </Typography>
            )}
          </span>
        </MenuItem>
      ))}
    </TextField>
  );
};

const Digit = ({ of }: { of: number }) => (
  <Box component="kbd" aria-hidden sx={{ width: 20, flex: 'none', color: 'text.secondary', font: 'inherit' }}>
    {of < 10 && of}
  </Box>
);
