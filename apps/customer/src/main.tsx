import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startTexts } from './app/i18n.js';
import { products } from './app/products.js';
import { styleCache } from './app/style-cache.js';
import { loadRestOfTextsLater } from './app/texts.js';
import { currentLanguage } from './features/configuration/configuration.js';
import { answerPaths } from './features/navigation/paths.js';
import { offerProducts } from './features/offered.js';

answerPaths(products.flatMap(({ routes = [] }) => routes));
offerProducts(products);

const [styles] = await Promise.all([styleCache(currentLanguage().direction), startTexts()]);
const root = document.getElementById('root');
// In slices, so that a slow phone answers to touches meanwhile.
if (root) startTransition(() => createRoot(root).render(<App styles={styles} />));
loadRestOfTextsLater();
