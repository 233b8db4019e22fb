import Add from '@mui/icons-material/AddRounded';
import Remove from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { formatDecimal, parseDecimal } from '@truemark/money';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field.js';
import { groupedFigure, plainFigure } from './plain-figure.js';
import { textSize } from './theme/text-size.js';
import { useTyping } from './useTyping.js';

/**
 * Shows the figure with thousands separators while it is not edited. The input keeps the text as typed, with its
 * selection.
 */
const Figure = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignItems: 'center',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > span': {
    padding: '0 16px',
    overflow: 'hidden',
    pointerEvents: 'none',
    fontSize: textSize(16),
    fontVariantNumeric: 'tabular-nums',
    color: theme.palette.text.primary,
  },
  '& > input:disabled + span': { color: theme.palette.text.secondary },
  '& > input:focus + span': { display: 'none' },
  '& > input:not(:focus):has(+ span)': { opacity: 0 },
}));

interface AmountFieldProps {
  label: string;
  /** As typed. */
  text: string;
  onText: (text: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** More digits could fix the error, so it is shown only after typing stops. */
  unfinished?: boolean | undefined;
  disabled?: boolean;
  placeholder?: string;
  /** With a step the field has minus and plus buttons. */
  step?: bigint;
  /** Bound of the minus and plus buttons. */
  least?: bigint;
  most?: bigint;
  /** Shown after the figure. */
  unit?: string;
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  /** Only the label's line is shown. */
  folded?: boolean;
  /** Subject of the label while folded. */
  foldedFor?: string;
  /** Label and figure share one line. */
  compact?: boolean;
}

/** Input for money, lots or a price. */
export function AmountField({
  label,
  text,
  onText,
  hint,
  error,
  unfinished = false,
  disabled,
  placeholder,
  step,
  least = 1n,
  most,
  unit,
  aside,
  folded,
  foldedFor,
  compact,
}: AmountFieldProps) {
  const { t } = useTranslation();
  const [isTyping, tellTyping] = useTyping(text);
  // Text of an input method that is not chosen yet. To change it in the field would end its composition.
  const [composed, setComposed] = useState<string | null>(null);
  const value = parseDecimal(text);
  const read = groupedFigure(text);
  const place = placeOf(step !== undefined, unit !== undefined);
  const move = (by: bigint) => onText(formatDecimal((value ?? 0n) + by));
  return (
    <Field
      label={label}
      hint={hint}
      error={unfinished && isTyping ? undefined : error}
      disabled={disabled}
      aside={aside}
      folded={folded}
      foldedFor={foldedFor}
      compact={compact}
    >
      {(field) => (
        <>
          {step && (
            <IconButton
              aria-label={t('ui.decrease', { what: label })}
              disabled={disabled || value === null || value - step < least}
              onClick={() => move(-step)}
            >
              <Remove />
            </IconButton>
          )}
          <Figure dir="ltr">
            <input
              {...field}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={composed ?? text}
              disabled={disabled}
              placeholder={placeholder}
              style={place}
              onChange={(event) => {
                tellTyping(true);
                const { isComposing } = event.nativeEvent as InputEvent;
                setComposed(isComposing ? event.target.value : null);
                onText(plainFigure(event.target.value));
              }}
              onCompositionEnd={(event) => {
                setComposed(null);
                onText(plainFigure(event.currentTarget.value));
              }}
              onBlur={() => tellTyping(false)}
            />
            {read !== text && (
              <span aria-hidden style={place}>
                {read}
              </span>
            )}
          </Figure>
          {unit && <Unit>{unit}</Unit>}
          {step && (
            <IconButton
              aria-label={t('ui.increase', { what: label })}
              disabled={disabled || (most !== undefined && (value ?? 0n) + step > most)}
              onClick={() => move(step)}
            >
              <Add />
            </IconButton>
          )}
        </>
      )}
    </Field>
  );
}

/** Next to the input, in a quieter style. */
const Unit = styled('span')(({ theme }) => ({ paddingInline: 16, color: theme.palette.text.secondary }));

/**
 * Alignment of the input: centred between its two buttons; with a unit, at the start of the line in every language,
 * although digits run left to right.
 */
function placeOf(hasStep: boolean, hasUnit: boolean): CSSProperties | undefined {
  if (hasStep) return { textAlign: 'center', paddingInline: 0 };
  if (!hasUnit) return undefined;
  return { textAlign: document.documentElement.dir === 'rtl' ? 'right' : 'left' };
}
