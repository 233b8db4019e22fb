import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { repeatLogOuts } from './api/log-out.js';
import { queryClient } from './api/query-client.js';
import { App } from './app/App.js';
import { startTexts } from './app/i18n.js';
import { fetchAnswersAt, havePage } from './app/page-table.js';
import { products } from './app/products.js';
import { styleCache } from './app/style-cache.js';
import { loadRestOfTextsLater } from './app/texts.js';
import { currentLanguage, fetchConfiguration } from './features/configuration/configuration.js';
import { answerPaths } from './features/navigation/paths.js';
import './features/installing/offer.js';
import { offerProducts } from './features/offered.js';
import { loadFont } from './fonts/fonts.js';

/** Maximum wait of the first render for its data and its font, ms. Later data is rendered when it arrives. */
const PATIENCE = 1_000;

answerPaths(products.flatMap(({ routes = [] }) => routes));
offerProducts(products);

/** Preloads what the first render shows. One render in time slices keeps a slow phone responsive. */
async function firstPicture(): Promise<void> {
  const { pathname } = location;
  const font = loadFont(currentLanguage().code).catch(() => undefined);
  const answers = Promise.allSettled([
    fetchConfiguration(queryClient),
    fetchAnswersAt(pathname, queryClient),
  ]);
  await startTexts();
  await Promise.race([
    Promise.allSettled([answers, havePage(pathname), font]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
}

async function start(): Promise<void> {
  const [styles] = await Promise.all([styleCache(currentLanguage().direction), firstPicture()]);
  const root = document.getElementById('root');
  if (root) startTransition(() => createRoot(root).render(<App styles={styles} />));
  loadRestOfTextsLater();
  repeatLogOuts();
}

// Not awaited: pages import this file's chunk and would wait for its end.
void start();
