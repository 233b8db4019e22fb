import { describe, expect, it } from 'vitest';
import { checkSetting } from './check-setting.js';
import { SETTINGS, settingDeclaration } from './settings.js';

const check = (key: string, value: string) => {
  const declaration = settingDeclaration(key);
  if (!declaration) throw new Error(`${key} is not declared`);
  return checkSetting(declaration, value);
};

describe('settings', () => {
  it('are each declared once', () => {
    expect(new Set(SETTINGS.map(({ key }) => key)).size).toBe(SETTINGS.length);
  });

  it.each(SETTINGS)('$key has a default that it would accept, and a description', (declaration) => {
    expect(checkSetting(declaration, declaration.default)).toEqual({ value: declaration.default });
    expect(declaration.description).toMatch(/^\S.*[.]$/);
  });

  it.each([
    ['is_forex', '2', 'validation.choice'],
    ['theme_primary', 'red', 'validation.colour'],
    ['theme_primary', '#fff;}', 'validation.colour'],
    ['home_logo_height', '1000', 'validation.too_large'],
    ['home_logo_height', '20.5', 'validation.whole_number'],
    ['home_logo_height', '2e1', 'validation.number'],
    ['stop_out_level', '-1', 'validation.too_small'],
    ['stop_out_level', '50.005', 'validation.number'],
    ['site_name', '', 'validation.required'],
    ['site_name', 'a\u0000b', 'validation.text'],
    ['service_link', 'javascript:alert(1)', 'validation.url'],
    ['service_link', "https://example.com/' ; script-src *", 'validation.url'],
    ['timezone', 'Mars/Olympus', 'validation.choice'],
    ['default_lang', 'xx', 'validation.choice'],
    ['restricted_countries', 'KP, IL', 'validation.invalid'],
    ['operator_networks', '192.0.2.0/33', 'validation.invalid'],
    ['operator_networks', 'example.com', 'validation.invalid'],
  ])('%s refuses %j', (key, value, error) => {
    expect(check(key, value)).toEqual({ error });
  });

  it.each([
    ['theme_primary', ' #AABBCC ', '#aabbcc'],
    ['service_link', 'https://chat.example.com/room?id=1', 'https://chat.example.com/room?id=1'],
    ['service_link', 'mailto:help@example.com', 'mailto:help@example.com'],
    ['service_link', '', ''],
    ['timezone', 'Asia/Hong_Kong', 'Asia/Hong_Kong'],
    ['stop_out_level', '49.5', '49.5'],
    ['operator_networks', '192.0.2.0/24\n 2001:db8::/32', '192.0.2.0/24,2001:db8::/32'],
    ['operator_networks', '', ''],
  ])('%s takes %j', (key, value, stored) => {
    expect(check(key, value)).toEqual({ value: stored });
  });
});
