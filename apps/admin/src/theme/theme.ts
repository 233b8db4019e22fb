import type { PaletteMode } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { materialTexts, t } from '../texts/texts.js';
import { FIELDS, PHONE } from './fields.js';
import { type Tones, tones } from './tones.js';
import { RAIL } from './windows.js';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/** Height of the top bar, pixels. */
const BAR = 48;
/** Height of the area below the bar: any higher, and every page would scroll by a few pixels. */
const BELOW_BAR = `calc(100vh - ${BAR}px)`;
/** Widths at which a list of ten columns has no pixel to spare. */
const NARROW = '@media (max-width: 1399.95px)';
/** Widths at which the create button is a round one floating over the page. */
const ROUND_BUTTON = '@media (max-width: 899.95px)';

const ROWS_OF_FIELDS = { '& .MuiFormControl-marginDense': { marginTop: 16 } };
/** Cards inside tabs, as wide as the tabs. */
const FLUSH = { minWidth: 0, paddingInline: 0 };

/** Dense and quiet: a 4 px grid, 36 px rows, hairlines instead of shadows. */
function themeOf(mode: PaletteMode): RaThemeOptions {
  const tone = tones[mode];
  return {
    spacing: 4,
    sidebar: { width: RAIL.open, closedWidth: RAIL.folded },
    shape: { borderRadius: 8 },
    palette: {
      mode,
      primary: { main: tone.accent, contrastText: tone.onAccent },
      secondary: { main: tone.accent, contrastText: tone.onAccent },
      success: { main: tone.up },
      error: { main: tone.down },
      warning: { main: tone.warning },
      info: { main: tone.info },
      background: { default: tone.ground, paper: tone.surface },
      text: { primary: tone.text, secondary: tone.second },
      divider: tone.line,
    },
    typography: {
      fontFamily: FONT,
      fontSize: 13,
      h4: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
      h5: { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
      h6: { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
      subtitle2: { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { textTransform: 'none', fontWeight: 500, fontSize: 13 },
    },
    components: withTexts(componentsOf(tone, mode)),
  };
}

type Pieces = Readonly<Record<string, { readonly defaultProps?: object } | undefined>>;

/** The components' own styles, with their built-in texts in the operator's language. */
function withTexts(components: RaThemeOptions['components']): RaThemeOptions['components'] {
  const [texts, styles] = [materialTexts() as Pieces, components as Pieces];
  const said = Object.entries(texts).map(([name, piece]) => [
    name,
    { ...styles[name], defaultProps: { ...piece?.defaultProps, ...styles[name]?.defaultProps } },
  ]);
  return { ...styles, ...Object.fromEntries(said) } as RaThemeOptions['components'];
}

function componentsOf(tone: Tones, mode: PaletteMode): RaThemeOptions['components'] {
  const hairline = `1px solid ${tone.line}`;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Replaces the colours with which the document started in `index.html`.
        html: { backgroundColor: tone.ground, colorScheme: mode },
        // One of Inter's alternates draws the x of an address between digits as a multiplication sign.
        body: { fontVariantNumeric: 'tabular-nums', fontVariantLigatures: 'no-contextual' },
        ':focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 1 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transition: 'none !important', animation: 'none !important' },
        },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: { root: { backgroundColor: tone.surface, borderBottom: hairline, color: tone.text } },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { styleOverrides: { root: { border: hairline, boxShadow: 'none' } } },
    // Menus close without a transition: the next key press is meant for the page.
    MuiMenu: {
      defaultProps: { transitionDuration: { enter: 120, exit: 0 } },
      styleOverrides: { paper: { border: hairline, boxShadow: tone.shadow } },
    },
    MuiPopover: { styleOverrides: { paper: { border: hairline, boxShadow: tone.shadow } } },
    MuiDialog: { styleOverrides: { paper: { border: hairline, boxShadow: tone.shadow, borderRadius: 12 } } },
    // A ripple in the text colour would wash the text out. Focus is shown by a ring instead.
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true, disableFocusRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 } },
      },
    },
    ...FIELDS,
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, openOnFocus: false },
      styleOverrides: { paper: { border: hairline, boxShadow: tone.shadow } },
    },
    RaAutocompleteInput: { defaultProps: { openOnFocus: false } },
    // The label sits on the field's frame: the hint of the field above keeps its distance.
    RaSimpleForm: { styleOverrides: { root: ROWS_OF_FIELDS } },
    RaTabbedForm: { styleOverrides: { root: ROWS_OF_FIELDS } },
    // Buttons align with the fields.
    RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { overflow: 'visible' } } } },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-card': { overflow: 'visible' } } } },
    // The buttons stay visible when a form is taller than the window.
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar': {
            paddingInline: 16,
            marginTop: 8,
            borderTop: hairline,
            position: 'sticky',
            bottom: 0,
            zIndex: 3,
            borderRadius: '0 0 8px 8px',
            backgroundColor: tone.surface,
          },
        },
      },
    },
    MuiButtonBase: { styleOverrides: { root: { fontFamily: FONT } } },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: tone.second } } } },
    MuiToggleButton: {
      styleOverrides: { root: { color: tone.second, '&.Mui-selected': { color: tone.text } } },
    },
    // Progress bars have an accessible name for screen readers.
    MuiLinearProgress: { defaultProps: { 'aria-label': t('ui.loading') } },
    MuiCircularProgress: { defaultProps: { 'aria-label': t('ui.loading') } },
    // By default the loading text has the colour of disabled text, which is hard to read.
    RaLoading: { styleOverrides: { root: { '& .RaLoading-message': { color: tone.second } } } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    // Links are underlined in running text. In tables, where every row has some, only on hover.
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottom: hairline,
          '& .MuiLink-root:not(:hover)': { textDecoration: 'none' },
        },
        sizeSmall: {
          height: 36,
          padding: '0 12px',
          whiteSpace: 'nowrap',
          [NARROW]: {
            padding: '0 5px',
            fontSize: 12,
            '&.MuiTableCell-paddingCheckbox': { width: 40, minWidth: 34, padding: 0 },
          },
          // A column header wraps to a second line, only at spaces, rather than take width from other columns.
          '&.MuiTableCell-head': { whiteSpace: 'normal', wordBreak: 'keep-all', lineHeight: '16px' },
        },
        head: { color: tone.second, fontWeight: 500, backgroundColor: tone.surface },
      },
    },
    // Sortable columns show no arrow before they are sorted: figures need the width.
    MuiTableSortLabel: {
      styleOverrides: {
        root: { [NARROW]: { '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' } } },
      },
    },
    MuiTableRow: {
      styleOverrides: { hover: { '&:hover': { backgroundColor: `${tone.hover} !important` } } },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, minWidth: 0, padding: '8px 12px', [NARROW]: { padding: '8px' } },
      },
    },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .MuiTableHead-root .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 2 },
          '& .RaDataTable-headerCell': { backgroundColor: tone.surface },
          // Neighbouring rows would clip the outline, so it is drawn inside, also where a key moved the focus.
          '& .RaDataTable-row:focus': {
            outline: `2px solid ${tone.accent}`,
            outlineOffset: -2,
            backgroundColor: tone.hover,
          },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        // In the flow: in its usual place above the table, the scroll container would clip it.
        root: {
          position: 'sticky',
          top: 0,
          left: 0,
          zIndex: 4,
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            minHeight: 44,
            height: 44,
            paddingLeft: 12,
            color: tone.text,
            backgroundColor: tone.hover,
          },
          // Hidden buttons take no focus.
          '& .RaBulkActionsToolbar-collapsed': {
            ...{ minHeight: 0, height: 0, overflow: 'hidden', visibility: 'hidden' },
          },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 28,
          scrollMarginBlock: 40,
          margin: '0 8px',
          padding: '0 8px',
          borderRadius: 6,
          fontSize: 13,
          color: tone.text,
          '& .RaMenuItemLink-icon': { minWidth: 28, color: tone.second },
          '& .MuiSvgIcon-root': { fontSize: 18 },
          '&.RaMenuItemLink-active': {
            color: tone.accent,
            backgroundColor: tone.hover,
            fontWeight: 600,
            '& .RaMenuItemLink-icon': { color: tone.accent },
          },
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: BAR, minWidth: 0 },
          '& .RaLayout-content': { padding: '0 16px 16px', backgroundColor: tone.ground, minWidth: 0 },
          // Where a round button floats over the page, the last row can be scrolled clear of it.
          [ROUND_BUTTON]: { '& .RaLayout-content:has(.RaCreateButton-floating)': { paddingBottom: 136 } },
          '& .RaLayout-contentWithSidebar': { backgroundColor: tone.ground },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          height: BELOW_BAR,
          '& .MuiDrawer-paper': { height: '100%' },
          '& .RaSidebar-fixed': {
            borderRight: hairline,
            backgroundColor: tone.surface,
            height: BELOW_BAR,
          },
          '& .MuiPaper-root': { backgroundColor: tone.surface },
        },
      },
    },
    RaAppBar: { styleOverrides: { root: { '& .RaAppBar-toolbar': { minHeight: BAR, padding: '0 12px' } } } },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    RaListToolbar: {
      styleOverrides: {
        root: {
          paddingTop: 8,
          alignItems: 'center',
          [PHONE]: { alignItems: 'stretch', backgroundColor: 'inherit' },
        },
      },
    },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          alignItems: 'center',
          [PHONE]: {
            flex: '0 0 auto',
            minHeight: 40,
            backgroundColor: 'inherit',
            justifyContent: 'flex-end',
          },
        },
      },
    },
    RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
    RaTabbedShowLayout: {
      styleOverrides: { root: { minWidth: 0, '& .RaTabbedShowLayout-content': FLUSH } },
    },
  } as RaThemeOptions['components'];
}

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
