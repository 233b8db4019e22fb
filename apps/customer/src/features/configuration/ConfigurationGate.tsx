import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useEffect } from 'react';
import { setDefaultLanguage } from '../../api/language.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Configuration, useConfigurationQuery } from './configuration.js';

/** Renders the app once the configuration is known. */
export function ConfigurationGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useConfigurationQuery();
  const defaultLanguage = data?.default_lang;
  useEffect(() => {
    if (defaultLanguage && setDefaultLanguage(defaultLanguage)) location.reload();
  }, [defaultLanguage]);
  if (data) return <Configuration value={data}>{children}</Configuration>;
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
      {isError ? <ErrorState onRetry={() => refetch()} /> : <CircularProgress aria-label="Truemark" />}
    </Box>
  );
}
