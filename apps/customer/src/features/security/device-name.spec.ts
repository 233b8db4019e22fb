import { expect, it } from 'vitest';
import { deviceName } from './device-name.js';

const MOZILLA = 'Mozilla/5.0';

it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
  ],
  [`${MOZILLA} (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`,
    'Safari · iPhone',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox · Linux'],
  ['curl/8.0', null],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
