import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's style cache for a direction. The right-to-left plugin is loaded only when needed. */
export async function styleCache(direction: 'ltr' | 'rtl'): Promise<EmotionCache> {
  if (direction === 'ltr') return createCache({ key: 'tm', prepend: true });
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  // Without stylis's prefixer: the supported browsers need none, and the installed version differs from emotion's own
  // stylis.
  return createCache({ key: 'tm-rtl', prepend: true, stylisPlugins: [mirror] });
}
