import { SETTING_DEFAULTS } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { appManifest } from './manifest.js';

function manifestWith(changed: Readonly<Record<string, string>>) {
  const text = (key: string): string => changed[key] ?? SETTING_DEFAULTS.get(key) ?? '';
  return appManifest({ text, isOn: (key) => text(key) === '1', defaultLanguage: () => 'ar' });
}

describe('the manifest', () => {
  it('comes from the configuration', () => {
    const changed = { site_name: 'House', theme_primary: '#112233', is_default_dark: '1' };
    expect(manifestWith(changed)).toMatchObject({
      ...{ name: 'House', short_name: 'House', lang: 'ar', dir: 'rtl' },
      ...{ theme_color: '#112233', background_color: '#0d100a' },
    });
  });

  it('has icons of every purpose until the house has a logo of its own', () => {
    const purposes = manifestWith({}).icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
    const logo = 'https://house.example/logo.png';
    expect(manifestWith({ logo }).icons).toEqual([{ src: logo, sizes: 'any', purpose: 'any' }]);
  });
});
