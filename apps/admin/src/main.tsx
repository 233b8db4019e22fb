import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { mailedPath } from './layout/mailed-path.js';
import { startTexts } from './texts/texts.js';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');

const mailed = mailedPath(window.location.hash);
if (mailed) window.history.replaceState(null, '', mailed);

await startTexts();
const { App } = await import('./App.js');
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

// React-admin navigates to the sign-in page and clears its caches at once: a navigation in a transition would be
// overtaken by that, and restart again and again.
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
