/** The fixed values of the look; screens take them from the theme. */
export interface Tokens {
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  second: string;
  divider: string;
  /** Around what is typed into or pressed; in the dark 3:1 against a surface, where a divider would be lost. */
  edge: string;
  scrim: string;
  /** Lines of studies on a chart, told apart from each other and from up and down. */
  studies: readonly string[];
}

export const LIGHT: Tokens = {
  ground: '#F6F7F3',
  surface: '#FFFFFF',
  raised: '#EFF1EA',
  ink: '#12170D',
  second: '#5A6153',
  divider: '#E3E6DC',
  edge: '#D5D9CC',
  scrim: 'rgba(18, 23, 13, 0.45)',
  studies: ['#2563eb', '#b45309', '#7c3aed', '#0e7490', '#be185d'],
};

export const DARK: Tokens = {
  ground: '#0D100A',
  surface: '#151A10',
  raised: '#1D2317',
  ink: '#EEF2E8',
  second: '#A3AB99',
  divider: '#2A3122',
  edge: '#5E6951',
  scrim: 'rgba(0, 0, 0, 0.6)',
  studies: ['#6aa5ff', '#f0b050', '#b79bff', '#4fd0e0', '#f58ac0'],
};

/** Colours that mean the same whatever an operator picks: something waits, something is lost or cannot be undone. */
export const MEANINGS = { waiting: '#e69500', danger: '#d8392b' } as const;

/** What stands in for a colour that the settings do not hold. */
export const DEFAULT_ACCENTS = { primary: '#85bd00', up: '#85bd00', down: '#f6543e' } as const;

export const RADIUS = { card: 16, control: 12, full: 999 } as const;
export const HEIGHT = { row: 60, button: 48, field: 52, tabBar: 56, touch: 44 } as const;
/** Milliseconds. */
export const MOTION = { quick: 150, calm: 200 } as const;
