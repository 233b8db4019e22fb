import { describe, expect, it } from 'vitest';
import { answerPaths, destination, givenName, leadsTo, loginPath, ruleOf } from './paths.js';

answerPaths([
  { path: '/' },
  { path: '/order', login: true, kept: true },
  { path: '/news/detail' },
  { path: '/follow', menuFlag: 'is_follow' },
  { path: '/mining', named: { by: 'ai_trade_name', unless: 'Mining' } },
]);

describe('addresses', () => {
  it('knows its own, whatever the query', () => {
    expect(ruleOf('/order?type=3')).toMatchObject({ login: true, kept: true });
    expect(ruleOf('/news/detail?id=4')).toEqual({ path: '/news/detail' });
    expect(ruleOf('/mine/nothing')).toBeNull();
    expect(ruleOf('https://elsewhere.example')).toBeNull();
  });

  it('menus lead to a page while its flag is on', () => {
    expect(leadsTo('/follow', () => true)?.path).toBe('/follow');
    expect(leadsTo('/follow', () => false)).toBeNull();
    expect(leadsTo('/order', () => false)?.path).toBe('/order');
  });

  it.each([
    ['/mining', 'Savings', 'Savings'],
    ['/mining', 'Mining', undefined],
    ['/mining', undefined, undefined],
    ['/order', 'Savings', undefined],
  ])('%s is named %s by its setting: %s', (path, setting, name) => {
    expect(givenName(path, { ai_trade_name: setting })).toBe(name);
  });

  it('leads back after a log-in, but never off the app', () => {
    expect(loginPath('/order?type=1')).toBe('/login?from=%2Forder%3Ftype%3D1');
    expect(destination('/order?type=1')).toBe('/order?type=1');
    expect(destination('//evil.example')).toBe('/');
    expect(destination('/nowhere')).toBe('/');
    expect(destination(null)).toBe('/');
  });
});
