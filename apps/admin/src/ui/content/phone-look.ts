/** Colours, grid and typography of the customer app's theme. */
export const PHONE_LOOK = {
  light: {
    ground: '#F6F7F3',
    surface: '#FFFFFF',
    ink: '#12170D',
    second: '#5A6153',
    line: '#E3E6DC',
    link: '#4a6a00',
  },
  dark: {
    ground: '#0D100A',
    surface: '#151A10',
    ink: '#EEF2E8',
    second: '#A3AB99',
    line: '#2A3122',
    link: '#9bd61a',
  },
} as const;
export type PhoneTheme = keyof typeof PHONE_LOOK;

/** Width of a common phone, CSS pixels. */
export const PHONE_WIDTH = 390;

/** Tags and attributes that the app removes too. */
export const AS_READ = {
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'svg',
    'math',
    'video',
    'audio',
    'iframe',
  ],
  FORBID_ATTR: ['style', 'class'],
};
