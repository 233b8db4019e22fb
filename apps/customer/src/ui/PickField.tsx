import Check from '@mui/icons-material/CheckRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList, Stack } from './Card.js';
import { Field } from './Field.js';
import { FieldPress } from './FieldPress.js';
import { ListRow } from './ListRow.js';
import { Sheet } from './Sheet.js';

export interface Choice<V extends string | number> {
  value: V;
  /** Text in the field and at the start of its row. */
  text: string;
  second?: ReactNode;
  end?: ReactNode;
}

interface PickFieldProps<V extends string | number> {
  label: string;
  choices: readonly Choice<V>[];
  /** Null: nothing picked. */
  value: V | null;
  placeholder: string;
  onPick: (value: V) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  aside?: ReactNode;
  /** Link below the choices that creates a new one. */
  other?: { text: string; onPress: () => void };
}

/** Field whose value is picked from a sheet. */
export function PickField<V extends string | number>(props: PickFieldProps<V>) {
  const { label, choices, value, placeholder, onPick, hint, error, disabled, aside, other } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const picked = choices.find((choice) => choice.value === value);
  const shown = picked?.text ?? placeholder;
  return (
    <>
      <Field label={label} hint={hint} error={error} disabled={disabled} aside={aside}>
        {({ 'aria-invalid': _, ...field }) => (
          <FieldPress
            {...field}
            aria-label={`${label}: ${shown}`}
            aria-haspopup="dialog"
            data-empty={!picked}
            disabled={disabled}
            onClick={() => setOpen(true)}
          >
            <bdi>{shown}</bdi>
            <ExpandMore aria-hidden />
          </FieldPress>
        )}
      </Field>
      <Sheet open={open} title={label} onClose={() => setOpen(false)}>
        <Stack>
          <CardList>
            {choices.map((choice) => (
              <ListRow
                key={choice.value}
                title={<bdi>{choice.text}</bdi>}
                second={choice.second}
                wraps={typeof choice.second === 'string'}
                end={
                  <>
                    {choice.end}
                    {choice.value === value && <Check aria-label={t('ui.picked')} color="inherit" />}
                  </>
                }
                arrow={false}
                onPress={() => {
                  setOpen(false);
                  onPick(choice.value);
                }}
              />
            ))}
          </CardList>
          {other && (
            <CardList>
              <ListRow title={other.text} onPress={other.onPress} />
            </CardList>
          )}
        </Stack>
      </Sheet>
    </>
  );
}
