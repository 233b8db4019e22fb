import createCache, { type EmotionCache } from '@emotion/cache';

/** The style cache of a direction; the mirror is fetched only where it is needed. */
export async function styleCache(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'tm', prepend: true });
  const [{ default: mirror }, { prefixer }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]);
  return createCache({ key: 'tm-rtl', prepend: true, stylisPlugins: [prefixer, mirror] });
}
