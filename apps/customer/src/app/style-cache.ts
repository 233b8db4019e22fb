import createCache, { type EmotionCache } from '@emotion/cache';

/** The style cache of a direction; the mirror is fetched only where it is needed. */
export async function styleCache(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'tm', prepend: true });
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  // Without stylis's prefixer: the browsers served need none, and the one installed beside emotion's own stylis differs.
  return createCache({ key: 'tm-rtl', prepend: true, stylisPlugins: [mirror] });
}
