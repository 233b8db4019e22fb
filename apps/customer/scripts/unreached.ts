import type { Plugin } from 'vite';

/**
 * Modules of MUI that the app's settings never reach, and what others import from them: the theme is built without CSS
 * variables, and buttons have no ripple (`ui/theme/theme.ts`). They would be a twentieth of the script of the first load.
 */
const UNREACHED: Readonly<Record<string, readonly string[]>> = {
  'styles/createThemeWithVars.mjs': ['default'],
  'styles/ThemeProviderWithVars.mjs': ['CssVarsProvider', 'useColorScheme'],
  'ButtonBase/TouchRipple.mjs': ['default'],
};

/** Leaves these modules out of the build; whoever reaches one all the same is told. */
export function unreached(): Plugin {
  return {
    name: 'truemark-unreached',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, module = ''] = id.split('/@mui/material/');
      const names = UNREACHED[module];
      if (names === undefined) return null;
      const stop = `const stop = () => { throw new Error('${module} was left out: scripts/unreached.ts'); };`;
      return `${stop}\nexport { ${names.map((name) => `stop as ${name}`).join(', ')} };`;
    },
  };
}
