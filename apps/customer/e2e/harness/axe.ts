import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './test.js';

/**
 * Accessibility problems that axe finds on the page, as text; empty if there are none. Waits for animations first,
 * because a half-faded element has too little contrast. A tooltip may be visible or not, depending on the pointer. It
 * is at the end of the document, outside every landmark, and a reader meets the element it describes instead. It is
 * checked like the rest, but needs no landmark.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .map(({ id, help, nodes }) => ({
      head: `${id}: ${help}`,
      nodes: nodes
        .map(({ html }) => html)
        .filter((html) => id !== 'region' || !html.startsWith('<div role="tooltip"')),
    }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ head, nodes }) => [head, ...nodes].join('\n'));
}
