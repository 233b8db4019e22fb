import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  ...theme.typography.body2,
  cursor: 'pointer',
  '& > span:last-of-type': { paddingBlock: 12 },
}));
/** Aligned with the text, not with the box. */
const Wrong = styled('p')(({ theme }) => ({
  margin: 0,
  marginBlockStart: -8,
  paddingInlineStart: 36,
  ...theme.typography.caption,
  color: theme.palette.error.main,
}));

interface AgreeFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  text: string;
  /** Error below the box, if it is required and not ticked. */
  error?: string | undefined;
  /** Required but not ticked; one shared text elsewhere covers several boxes. */
  wrong?: boolean;
  /** Id of that text. */
  wrongId?: string;
}

/** Checkbox to tick before something is sent. */
export function AgreeField({
  checked,
  onChange,
  text,
  error,
  wrong = Boolean(error),
  wrongId,
}: AgreeFieldProps) {
  const ownId = useId();
  const errorId = wrongId ?? ownId;
  return (
    <div>
      <Label>
        <Checkbox
          checked={checked}
          onChange={(_event, on) => onChange(on)}
          slotProps={{
            input: { 'aria-invalid': wrong || undefined, 'aria-describedby': wrong ? errorId : undefined },
          }}
          sx={({ palette }) => ({
            width: 44,
            height: 44,
            marginInlineStart: -3,
            flex: 'none',
            color: wrong ? palette.error.main : palette.text.secondary,
            '&.Mui-checked': { color: palette.accent.text },
          })}
        />
        <span>{text}</span>
      </Label>
      {error && <Wrong id={errorId}>{error}</Wrong>}
    </div>
  );
}
