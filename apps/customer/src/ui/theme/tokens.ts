/** Fixed design values. Screens read them from the theme. */
export interface Tokens {
  ground: string;
  surface: string;
  raised: string;
  ink: string;
  second: string;
  divider: string;
  /** Border of inputs and buttons. In dark mode 3:1 against a surface, where a divider would be too faint. */
  edge: string;
  scrim: string;
  /** Study lines on a chart, distinct from each other and from up and down. */
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

/** Colours with a fixed meaning, independent of the operator's settings: pending, and lost or irreversible. */
export const MEANINGS = { waiting: '#e69500', danger: '#d8392b' } as const;

/** Defaults for colours missing in the settings. */
export const DEFAULT_ACCENTS = { primary: '#85bd00', up: '#85bd00', down: '#f6543e' } as const;

export const RADIUS = { card: 16, control: 12, full: 999 } as const;
export const HEIGHT = { row: 60, button: 48, field: 52, tabBar: 56, touch: 44 } as const;
/** Milliseconds. */
export const MOTION = { quick: 150, calm: 200 } as const;
