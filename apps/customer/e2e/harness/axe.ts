import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './test.js';

/**
 * What axe finds wrong with the page, in words; nothing is held against it when this is empty. What fades in is looked at
 * once it has come to rest: half there it has no contrast.
 *
 * A tooltip may stand over the page or not, by where the pointer rests; it stands at the end of the
 * document, outside of every landmark, and its element of reference is what a reader meets. So it is
 * looked at like the rest, but not asked for a landmark.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await atRest(page);
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
