import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests to this address until the returned function is called; then they go on to the server, or are
 * answered by `then`.
 */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
