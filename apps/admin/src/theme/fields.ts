/** A field's name on its frame, as a share of its 14 px in the field. */
const LABEL = 12 / 14;

export const PHONE = '@media (max-width: 599.95px)';

const UNNAMED = { 'aria-label': undefined };
const named = (props: object): object => ('aria-label' in props ? { 'aria-label': props['aria-label'] } : {});

/** Fields of forms and filters: outlined and low, called by what stands on their frames. */
export const FIELDS = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
  },
  // A checkbox's name belongs to its input: react-admin gives it to the frame around.
  MuiCheckbox: { defaultProps: { slotProps: { root: UNNAMED, input: named } } },
  // What a field is called is read at 12 px on its frame, and the gap in the frame is as wide as that.
  MuiInputLabel: {
    // At once: halfway it would lie over what stands in the field.
    defaultProps: { disableAnimation: true },
    styleOverrides: {
      outlined: { '&.MuiInputLabel-shrink': { transform: `translate(14px, -8px) scale(${LABEL})` } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { '& legend': { fontSize: `${LABEL}em` } } },
  },
  RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { fontSize: 12 } } } },
  RaFilterForm: {
    styleOverrides: {
      // What a filter asks for can be read whole before anything is chosen.
      root: {
        minHeight: 48,
        paddingBottom: 4,
        // Two on a line, as wide as each other; the search has a line to itself.
        [PHONE]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          width: '100%',
          pointerEvents: 'auto',
          gap: '0 8px',
          '& .RaFilterForm-filterFormInput': { minWidth: 0 },
          '& .RaFilterForm-filterFormInput[data-source="q"]': { gridColumn: '1 / -1' },
          // So has one that was added, with the button that takes it away.
          '& .RaFilterForm-filterFormInput:has(.RaFilterFormInput-hideButton)': { gridColumn: '1 / -1' },
          // A field's own least width is that of a wide window.
          '& .RaFilterForm-filterFormInput > .ra-input': { flex: '1 1 0', minWidth: '0 !important' },
          '& .RaFilterFormInput-spacer': { display: 'none' },
        },
        '& .RaFilterFormInput-body .MuiInputBase-root': { minWidth: 128 },
      },
    },
  },
};
