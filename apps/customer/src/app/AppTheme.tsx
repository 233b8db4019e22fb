import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { writeLocal } from '../api/storage.js';
import { announceMode, useMode } from '../features/appearance/mode.js';
import { currentLanguage, useConfigurationQuery } from '../features/configuration/configuration.js';
import { buildTheme } from '../ui/theme/theme.js';
import { DEFAULT_ACCENTS } from '../ui/theme/tokens.js';

/** Applies the current theme: the customer's mode, the operator's colours, the language's direction. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { data: config } = useConfigurationQuery();
  const houseIsDark = config?.is_default_dark === '1';
  const mode = useMode(houseIsDark);
  const primary = config?.theme_primary ?? DEFAULT_ACCENTS.primary;
  const up = config?.theme_up ?? DEFAULT_ACCENTS.up;
  const down = config?.theme_down ?? DEFAULT_ACCENTS.down;
  const klineUp = config?.theme_kline_up ?? up;
  const klineDown = config?.theme_kline_down ?? down;
  const theme = useMemo(
    () => buildTheme(mode, currentLanguage().direction, { primary, up, down, klineUp, klineDown }),
    [mode, primary, up, down, klineUp, klineDown],
  );
  const ground = theme.palette.background.default;
  useEffect(() => announceMode(mode, houseIsDark, ground), [mode, houseIsDark, ground]);
  const { main, on, text } = theme.palette.accent;
  // Stores the theme for the next visit's first paint: `public/early.js`.
  useEffect(
    () => writeLocal('accent', JSON.stringify({ mode, accent: main, on, lit: text })),
    [mode, main, on, text],
  );
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
