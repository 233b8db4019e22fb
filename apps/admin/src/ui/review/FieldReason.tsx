import { MenuItem, TextField } from '@mui/material';
import { REJECT_REASONS, type RejectReason } from '@truemark/contracts';
import { t } from '../../texts/texts.js';

/** Why a field is rejected, in an operator's words; the customer reads them in his language. */
export const REASON_NAMES: Readonly<Record<RejectReason, string>> = {
  'reject.unreadable': t('ui.cannotBeReadClearly'),
  'reject.cut_off': t('ui.aPartIsCutOffOr'),
  'reject.expired': t('ui.theDocumentHasExpired'),
  'reject.wrong_document': t('ui.notAnAcceptedKindOfDocument'),
  'reject.copy': t('ui.aCopyOrAScreenNot'),
  'reject.mismatch': t('ui.doesNotMatchTheDocument'),
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
    <MenuItem value="">{t('ui.nothingToSayAgainstIt')}</MenuItem>
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
