// Imported before the router, so that it handles Back first.
import '../ui/sheet-entries.js';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client.js';
import { ConfigurationGate } from '../features/configuration/ConfigurationGate.js';
import { Titles } from '../ui/shown.js';
import { AppTheme } from './AppTheme.js';
import { titles } from './last-title.js';
import { PhoneFrame } from './PhoneFrame.js';
import { Shell } from './Shell.js';

export function App({ styles }: { styles: EmotionCache }) {
  return (
    <CacheProvider value={styles}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          <ConfigurationGate>
            <BrowserRouter>
              <PhoneFrame>
                <Titles value={titles}>
                  <Shell />
                </Titles>
              </PhoneFrame>
            </BrowserRouter>
          </ConfigurationGate>
        </AppTheme>
      </QueryClientProvider>
    </CacheProvider>
  );
}
