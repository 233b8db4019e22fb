import { createTheme, type Theme } from '@mui/material/styles';
import { type Accent, deriveAccent } from './accents.js';
import { textSize } from './text-size.js';
import { DARK, DEFAULT_ACCENTS, HEIGHT, LIGHT, MEANINGS, MOTION, RADIUS, type Tokens } from './tokens.js';

declare module '@mui/material/styles' {
  interface Palette {
    tokens: Tokens;
    accent: Accent;
    up: Accent;
    down: Accent;
    /** Pending states. */
    waiting: Accent;
    /** Loss, failure or irreversible actions. */
    danger: Accent;
    /** Colours of the bars. */
    kline: { up: string; down: string };
  }
  interface PaletteOptions {
    tokens: Tokens;
    accent: Accent;
    up: Accent;
    down: Accent;
    /** Pending states. */
    waiting: Accent;
    /** Loss, failure or irreversible actions. */
    danger: Accent;
    kline: { up: string; down: string };
  }
}

/** Colours that an operator can set. */
export interface AccentSettings {
  primary: string;
  up: string;
  down: string;
  klineUp: string;
  klineDown: string;
}

/** Scripts that Inter does not cover; `fonts/fonts.ts` loads the font of the language. */
const OF_WRITINGS = ['Arabic', 'Devanagari', 'HK', 'JP', 'KR', 'Thai'].map(
  (name) => `'Noto Sans ${name} Variable'`,
);

export const FONT = `'Inter Variable', ${OF_WRITINGS.join(', ')}, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', sans-serif`;

/** Builds the theme of one mode and direction. */
export function buildTheme(mode: 'light' | 'dark', direction: 'ltr' | 'rtl', accents: AccentSettings): Theme {
  const tokens = mode === 'light' ? LIGHT : DARK;
  const grounds = [tokens.surface, tokens.ground, tokens.raised];
  const accent = deriveAccent(accents.primary, DEFAULT_ACCENTS.primary, grounds, LIGHT.ink);
  const up = deriveAccent(accents.up, DEFAULT_ACCENTS.up, grounds, LIGHT.ink);
  const down = deriveAccent(accents.down, DEFAULT_ACCENTS.down, grounds, LIGHT.ink);
  const waiting = deriveAccent(MEANINGS.waiting, MEANINGS.waiting, grounds, LIGHT.ink);
  const danger = deriveAccent(MEANINGS.danger, MEANINGS.danger, grounds, LIGHT.ink);
  const klineUp = deriveAccent(accents.klineUp, up.main, grounds, LIGHT.ink).main;
  const klineDown = deriveAccent(accents.klineDown, down.main, grounds, LIGHT.ink).main;

  return createTheme({
    direction,
    spacing: 4,
    shape: { borderRadius: RADIUS.control },
    palette: {
      mode,
      tokens,
      accent,
      up,
      down,
      waiting,
      danger,
      kline: { up: klineUp, down: klineDown },
      primary: { main: accent.main, contrastText: accent.on, dark: accent.main, light: accent.main },
      error: { main: danger.text, contrastText: tokens.surface },
      background: { default: tokens.ground, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.second },
      divider: tokens.divider,
    },
    transitions: {
      duration: {
        shortest: MOTION.quick,
        shorter: MOTION.quick,
        short: MOTION.quick,
        standard: MOTION.calm,
        complex: MOTION.calm,
        enteringScreen: MOTION.calm,
        leavingScreen: MOTION.quick,
      },
      easing: { easeInOut: 'ease-out', sharp: 'ease-out' },
    },
    typography: {
      fontFamily: FONT,
      h1: {
        fontSize: textSize(28, 1.25),
        lineHeight: textSize(34, 1.25),
        fontWeight: 650,
        letterSpacing: '-0.01em',
      },
      h2: { fontSize: textSize(20), lineHeight: textSize(28), fontWeight: 650 },
      h3: { fontSize: textSize(16), lineHeight: textSize(24), fontWeight: 600 },
      body1: { fontSize: textSize(16), lineHeight: textSize(24) },
      body2: { fontSize: textSize(14), lineHeight: textSize(20) },
      caption: { fontSize: textSize(12), lineHeight: textSize(16), letterSpacing: 0 },
      button: { fontSize: textSize(16), lineHeight: textSize(24), fontWeight: 600, textTransform: 'none' },
    },
    components: components(tokens, accent),
  });
}

function components(
  tokens: Tokens,
  accent: Accent,
): Parameters<typeof createTheme>[0] extends infer O
  ? O extends { components?: infer C }
    ? C
    : never
  : never {
  const focus = { outline: `2px solid ${accent.text}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'html, body, #root': { height: '100%' },
        body: {
          overscrollBehavior: 'none',
          WebkitTapHighlightColor: 'transparent',
          // Inter would render the x between two digits of an address as a multiplication sign.
          fontVariantLigatures: 'no-contextual',
          // Avoids a last line of a single word or character.
          textWrap: 'pretty',
        },
        // Korean breaks between words; Japanese between phrases, where the browser supports it.
        'body:lang(ko)': { wordBreak: 'keep-all', overflowWrap: 'break-word' },
        'body:lang(ja)': { wordBreak: 'auto-phrase' },
        'button, input': { font: 'inherit' },
        ':focus-visible': focus,
        'a:where(:focus-visible)': { borderRadius: 4 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        // The focus ring follows the shape of its element; one without a shape, such as a row, gets a rounded ring.
        root: { '&.Mui-focusVisible': focus, '&:where(.Mui-focusVisible)': { borderRadius: RADIUS.control } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: HEIGHT.button,
          borderRadius: RADIUS.control,
          paddingInline: 20,
          textAlign: 'center',
        },
        // Destructive buttons keep the error colour.
        text: { '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: accent.text } },
        outlined: {
          borderColor: tokens.edge,
          '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: tokens.ink, borderColor: tokens.edge },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: { root: { width: HEIGHT.touch, height: HEIGHT.touch, color: tokens.ink } },
    },
    MuiSvgIcon: {
      styleOverrides: {
        fontSizeMedium: { fontSize: textSize(24) },
        fontSizeSmall: { fontSize: textSize(20) },
        fontSizeLarge: { fontSize: textSize(35) },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // As high as a touch target; the focus ring stays within it.
    MuiSwitch: {
      styleOverrides: {
        root: { width: 58, height: 44, padding: '10px 7px' },
        switchBase: {
          padding: '13px 10px',
          color: tokens.surface,
          '&.Mui-focusVisible': { outlineOffset: -3 },
          '&.Mui-checked': { color: tokens.surface },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: accent.text },
        },
        // The thumb is inside its track.
        thumb: { width: 18, height: 18, boxShadow: 'none' },
        track: {
          borderRadius: 12,
          opacity: 1,
          backgroundColor: `color-mix(in srgb, ${tokens.second} 75%, ${tokens.surface})`,
        },
      },
    },
    // The track of an empty bar is not mistaken for a full one.
    MuiLinearProgress: { styleOverrides: { root: { backgroundColor: tokens.raised } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  };
}
