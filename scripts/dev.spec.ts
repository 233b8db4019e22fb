import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { devRoutes } from './steps/dev-routes.mjs';
import { inRoot } from './steps/root.mjs';

const routes = Object.entries(devRoutes('server', 'admin'));

/** Server that handles a path of the one address, by Vite's rule. */
const ownerOf = (path: string): string =>
  routes.find(([prefix]) => path.startsWith(prefix))?.[1].target ?? 'customer';

it.each([
  ['/', 'customer'],
  ['/trade/1', 'customer'],
  ['/src/main.tsx', 'customer'],
  ['/api/basicSet/getBasicInfo', 'server'],
  ['/api/v2/ws', 'server'],
  ['/v2/api/forex/submit', 'server'],
  ['/docs', 'server'],
  ['/health', 'server'],
  ['/health/ready', 'server'],
  ['/metrics', 'server'],
  ['/admin/api/settings', 'server'],
  ['/admin', 'admin'],
  ['/admin/', 'admin'],
  ['/admin/src/main.tsx', 'admin'],
])('under development %s is the %s’s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

it('npm run dev starts it', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts.dev).toBe('exec node scripts/dev.mjs');
});
