import { MenuItem, TextField } from '@mui/material';
import { REJECT_REASONS, type RejectReason } from '@truemark/contracts';

/** Why a field is rejected, in an operator's words; the customer reads them in his language. */
export const REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  'reject.unreadable': 'Cannot be read clearly',
  'reject.cut_off': 'A part is cut off or covered',
  'reject.expired': 'The document has expired',
  'reject.wrong_document': 'Not an accepted kind of document',
  'reject.copy': 'A copy or a screen, not the original',
  'reject.mismatch': 'Does not match the document',
};

interface Props {
  /** The field's name. */
  readonly label: string;
  readonly chosen: RejectReason | undefined;
  readonly error: string | undefined;
  readonly onChoose: (reason: RejectReason | undefined) => void;
}

/** What is wrong with one field of what a customer stated. */
export const FieldReason = ({ label, chosen, error, onChoose }: Props) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={chosen ?? ''}
    onChange={({ target }) => onChoose(REJECT_REASONS.find((each) => each === target.value))}
    error={Boolean(error)}
    helperText={error}
    slotProps={{
      select: { displayEmpty: true },
      inputLabel: { shrink: true },
    }}
  >
    <MenuItem value="">Nothing to say against it</MenuItem>
    {REJECT_REASONS.map((reason) => (
      <MenuItem key={reason} value={reason}>
        {REASON_NAMES[reason]}
      </MenuItem>
    ))}
  </TextField>
);

/** Marks a field, or takes its mark away. */
export function marked<Field extends string>(
  fields: Readonly<Partial<Record<Field, RejectReason>>>,
  field: Field,
  reason: RejectReason | undefined,
): Partial<Record<Field, RejectReason>> {
  const { [field]: _, ...others } = fields;
  const rest = others as Partial<Record<Field, RejectReason>>;
  return reason === undefined ? rest : { ...rest, [field]: reason };
}
