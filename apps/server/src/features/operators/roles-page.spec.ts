import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rolesPage } from './roles-page.js';

const PAGE = new URL('../../../../../docs/roles.md', import.meta.url);

it('docs/roles.md is up to date: node apps/server/dist/cli/roles-doc.js', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(rolesPage());
});
