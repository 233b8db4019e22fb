import { expect, it } from 'vitest';
import { dropBasePath } from './server-instance.js';

it.each([
  ['/api/api/menu?t=1', '/api/menu?t=1'],
  ['/api/v2/api/forex/submit', '/v2/api/forex/submit'],
  ['/api/menu', '/api/menu'],
  ['/v2/api/forex/kline', '/v2/api/forex/kline'],
  ['/api/apis', '/api/apis'],
  ['/', '/'],
])('%s is routed as %s', (url, routed) => {
  expect(dropBasePath(url)).toBe(routed);
});
