import { styled } from '@mui/material/styles';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { SHORT, SHORT_SCREEN, SMALL_PHONE } from './short-screen.js';
import { textSize } from './theme/text-size.js';
import { errorKey, useSaid } from './useSaid.js';
import { NARROW_THREE_COLUMNS } from './wide.js';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  marginBlockEnd: 8,
  scrollMarginBlock: 96,
  '& label': { ...theme.typography.body2, fontWeight: 500 },
  [SHORT_SCREEN]: { [SMALL_PHONE]: { marginBlockEnd: 0 } },
  // The gap of the ticket next to the chart is enough; fields with a switch keep 44 px.
  '[data-shape="wide"] &:not(:has([role="switch"]))': {
    [NARROW_THREE_COLUMNS]: { marginBlockEnd: 0 },
    [SHORT]: { marginBlockEnd: 0 },
  },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // Touch targets inside are 44 px high. The margins take back the height that a line of text does not need.
  '&[data-tall="true"]': {
    minHeight: 44,
    marginBlock: -10,
    '& > label[for]': { flex: 1, display: 'flex', alignItems: 'center', minHeight: 44 },
    // A folded line is followed by another folded line: each has its own 44 px.
    '&[data-folded="true"]': { marginBlock: -4 },
  },
});

const Control = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  borderRadius: 12,
  border: `1px solid ${theme.palette.tokens.edge}`,
  background: theme.palette.background.paper,
  '&:focus-within': {
    borderColor: theme.palette.accent.text,
    boxShadow: `0 0 0 1px ${theme.palette.accent.text}`,
  },
  '&[data-wrong="true"]': { borderColor: theme.palette.error.main },
  '&[data-wrong="true"]:focus-within': { boxShadow: `0 0 0 1px ${theme.palette.error.main}` },
  '&[data-disabled="true"]': { background: theme.palette.tokens.raised },
  '& input, & textarea': {
    flex: 1,
    minWidth: 0,
    height: 50,
    border: 0,
    outline: 0,
    padding: '0 16px',
    font: 'inherit',
    fontSize: textSize(16),
    color: theme.palette.text.primary,
    background: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '&:disabled': { color: theme.palette.text.secondary },
  },
  '& > label': { paddingInlineStart: 12, whiteSpace: 'nowrap', color: theme.palette.text.secondary },
  '& textarea': { height: 'auto', minHeight: 84, padding: '12px 16px', resize: 'vertical' },
  [SHORT_SCREEN]: { [SMALL_PHONE]: { minHeight: 44, '& input': { height: 42 } } },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  '&:empty': { display: 'none' },
  color: theme.palette.text.secondary,
  '&[data-wrong="true"]': { color: theme.palette.error.main },
  '&[data-compact="true"]': { minHeight: 0 },
}));

/** Attributes the inner input must carry. */
export interface FieldInput {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Direction of the content, if it differs from the page's. */
  dir?: string | undefined;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  /** Only the label's line is shown. */
  folded?: boolean;
  /** Subject of the label while folded. */
  foldedFor?: string | undefined;
  /** Label inside, before the value; a line below appears only for an error. */
  compact?: boolean;
  children: (input: FieldInput) => ReactNode;
}

/** Only for text inputs: moving a button between press and release would lose the press. */
function intoView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target instanceof HTMLInputElement && target.type !== 'checkbox')
    currentTarget.scrollIntoView({ block: 'nearest' });
}

/** Field with label above and hint below. An error replaces the hint. */
export function Field({
  label,
  hint,
  error,
  disabled,
  dir,
  aside,
  folded,
  foldedFor,
  compact,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const said = useSaid();
  return (
    <Box
      data-held
      onFocus={(event) => {
        intoView(event);
        said.field.onFocus();
      }}
      onBlur={said.field.onBlur}
    >
      {!compact && (
        <Head data-tall={aside !== undefined} data-folded={folded}>
          <label htmlFor={folded ? foldedFor : id}>{label}</label>
          {aside}
        </Head>
      )}
      {!folded && (
        <>
          <Control dir={dir} data-wrong={Boolean(error)} data-disabled={disabled}>
            {compact && <label htmlFor={id}>{label}</label>}
            {children({ id, 'aria-describedby': hintId, 'aria-invalid': Boolean(error) })}
          </Control>
          <Hint id={hintId} data-compact={compact} data-wrong={Boolean(error)} {...said.line}>
            {error ? <span key={errorKey(error)}>{error}</span> : !compact && hint}
          </Hint>
        </>
      )}
    </Box>
  );
}
