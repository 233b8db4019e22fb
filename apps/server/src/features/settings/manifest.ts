import { languageOf } from '@truemark/i18n';
import { z } from 'zod';
import type { Settings } from './settings.js';

export const manifestAnswer = z.strictObject({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  lang: z.string(),
  dir: z.enum(['ltr', 'rtl']),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.strictObject({
      src: z.string(),
      sizes: z.string(),
      type: z.string().optional(),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});
export type AppManifest = z.infer<typeof manifestAnswer>;

/** Built-in logo, used for `logo` until an operator sets another picture. */
const DEFAULT_LOGO = '/favicon.svg';
const OWN_ICONS: AppManifest['icons'] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: DEFAULT_LOGO, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];
/** Background colours of the app's light and dark mode, as on its first paint. */
const BACKGROUND_COLOURS = { light: '#f6f7f3', dark: '#0d100a' } as const;

/** Web app manifest; with a custom logo it contains none of the built-in pictures. */
export function appManifest(settings: Pick<Settings, 'text' | 'isOn' | 'defaultLanguage'>): AppManifest {
  const logo = settings.text('logo');
  const { tag, direction } = languageOf(settings.defaultLanguage());
  const hasOwnLogo = logo !== '' && logo !== DEFAULT_LOGO;
  return {
    id: '/',
    name: settings.text('site_name'),
    short_name: settings.text('site_name'),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: tag,
    dir: direction,
    theme_color: settings.text('theme_primary'),
    background_color: settings.isOn('is_default_dark') ? BACKGROUND_COLOURS.dark : BACKGROUND_COLOURS.light,
    icons: hasOwnLogo ? [{ src: logo, sizes: 'any', purpose: 'any' }] : OWN_ICONS,
  };
}
