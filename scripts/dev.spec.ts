import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** Packages that a program imports before its first line runs, by way of its own files too. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const imported = [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^;]*?'([^']+)';/gm)];
  return imported.flatMap(([, name = '']) => {
    if (name.startsWith('node:')) return [];
    return name.startsWith('.') ? packagesOf(join(dirname(path), name), seen) : [name];
  });
}

it('what installs the packages begins without them', () => {
  const programs = readdirSync(inRoot('scripts'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => inRoot('scripts', name))
    .filter((path) => readFileSync(path, 'utf8').includes('ensureInstalled()'));
  expect(programs.length).toBeGreaterThan(3);
  expect(programs.flatMap((path) => packagesOf(path).map((name) => [path, name]))).toEqual([]);
});
