import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolesPage } from '../features/operators/roles-page.js';

const page = join(import.meta.dirname, '../../../../docs/roles.md');
writeFileSync(page, rolesPage());
process.stdout.write(`${page}\n`);
