import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useEffect, useRef } from 'react';
import { isLanguageOutdated, setDefaultLanguage } from '../../api/language.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Configuration, useConfigurationQuery } from './configuration.js';

/** Renders the app once the configuration is known. */
export function ConfigurationGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useConfigurationQuery();
  const defaultLanguage = data?.default_lang;
  const isShown = useRef(false);
  useEffect(() => {
    if (!defaultLanguage) return;
    setDefaultLanguage(defaultLanguage);
    // Later the app restarts with the next page: what is typed on this one is kept.
    if (!isShown.current && isLanguageOutdated()) location.reload();
    isShown.current = true;
  }, [defaultLanguage]);
  if (data) return <Configuration value={data}>{children}</Configuration>;
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
      {isError ? <ErrorState onRetry={() => refetch()} /> : <CircularProgress aria-label="Truemark" />}
    </Box>
  );
}
