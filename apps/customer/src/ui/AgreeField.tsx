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
/** Below the words, not below the box. */
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
  /** What is said below while it is not ticked where it had to be. */
  error?: string | undefined;
  /** It was not ticked where it had to be; one text elsewhere speaks for several boxes. */
  wrong?: boolean;
  /** That text. */
  wrongId?: string;
}

/** A box that is ticked before something is sent. */
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
