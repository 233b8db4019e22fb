import type { RejectReason } from '@truemark/contracts';
import { t } from '../../texts/texts.js';
import { KeyedSelect } from './KeyedSelect.js';
import { REASON_NAMES } from './reason-names.js';

interface Props {
  /** The field's name. */
  readonly label: string;
  /** Possible faults of the field. */
  readonly reasons: readonly RejectReason[];
  readonly chosen: RejectReason | undefined;
  readonly error: string | undefined;
  readonly open?: boolean;
  readonly onOpen?: (isOpen: boolean) => void;
  readonly onChoose: (reason: RejectReason | undefined) => void;
}

/** Fault of one field that a customer stated. */
export const FieldReason = ({ label, reasons, chosen, error, open, onOpen, onChoose }: Props) => (
  <KeyedSelect
    label={label}
    value={chosen ?? ''}
    none={t('ui.nothingToSayAgainstIt')}
    choices={reasons.map((id) => ({ id, name: REASON_NAMES[id] }))}
    error={error}
    open={open}
    onOpen={onOpen}
    onChoose={(id) => onChoose(reasons.find((each) => each === id))}
  />
);

/** Fields marked by the one who decides, each with its objection. */
export type Marks<Field extends string> = Readonly<Partial<Record<Field, RejectReason>>>;

/** Marks a field, or removes its mark. */
export function marked<Field extends string>(
  fields: Marks<Field>,
  field: Field,
  reason: RejectReason | undefined,
): Marks<Field> {
  const { [field]: _, ...others } = fields;
  const rest = others as Marks<Field>;
  return reason === undefined ? rest : { ...rest, [field]: reason };
}
