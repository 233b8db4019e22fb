import { writeFileSync } from 'node:fs';
import { SETTINGS_PAGE, settingsPage } from './settings-page.js';

writeFileSync(SETTINGS_PAGE, settingsPage());
process.stdout.write(`${SETTINGS_PAGE}\n`);
