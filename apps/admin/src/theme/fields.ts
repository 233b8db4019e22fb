import { LONGEST_SEARCH } from '@truemark/contracts/admin';

/** Size of a label on its frame, relative to its 14 px inside the field. */
const LABEL = 12 / 14;

export const PHONE = '@media (max-width: 599.95px)';

const UNNAMED = { 'aria-label': undefined };
const named = (props: object): object => ('aria-label' in props ? { 'aria-label': props['aria-label'] } : {});

/** Fields of forms and filters: outlined and low, with labels on their frames. */
export const FIELDS = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  // A checkbox's accessible name belongs on its input; react-admin sets it on the element around.
  MuiCheckbox: { defaultProps: { slotProps: { root: UNNAMED, input: named } } },
  // Labels on the frame are 12 px; the gap in the frame has the same width.
  MuiInputLabel: {
    // No animation: halfway, the label would cover the field's content.
    defaultProps: { disableAnimation: true },
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: `translate(14px, -8px) scale(${LABEL})` } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { '& legend': { fontSize: `${LABEL}em` } } },
  },
  RaSearchInput: { defaultProps: { slotProps: { htmlInput: { maxLength: LONGEST_SEARCH } } } },
  RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { fontSize: 12 } } } },
  RaFilterForm: {
    styleOverrides: {
      // A filter's label is fully readable before anything is chosen.
      root: {
        minHeight: 48,
        paddingBottom: 4,
        // Two per line, equally wide; the search has a line of its own.
        [PHONE]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          width: '100%',
          pointerEvents: 'auto',
          gap: '0 8px',
          '& .RaFilterForm-filterFormInput': { minWidth: 0 },
          '& .RaFilterForm-filterFormInput[data-source="q"]': { gridColumn: '1 / -1' },
          // An added filter with its remove button also has a line of its own.
          '& .RaFilterForm-filterFormInput:has(.RaFilterFormInput-hideButton)': { gridColumn: '1 / -1' },
          // The field's min-width is meant for wide windows.
          '& .RaFilterForm-filterFormInput > .ra-input': { flex: '1 1 0', minWidth: '0 !important' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
        '& .RaFilterFormInput-body .MuiInputBase-root': { minWidth: 128 },
      },
    },
  },
};
