/** Colours of both modes. Text on each of them has a contrast of at least 4.5:1. */
export interface Tones {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly hover: string;
  readonly line: string;
  readonly text: string;
  readonly second: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly up: string;
  readonly down: string;
  readonly warning: string;
  readonly info: string;
  readonly shadow: string;
  /** Chart series colours, in order. */
  readonly series: readonly string[];
  /** Colours of series above and below zero: none resembles the colours of profit or loss. */
  readonly kinds: readonly string[];
}

export const tones: { readonly light: Tones; readonly dark: Tones } = {
  light: {
    ground: '#F6F7F3',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    hover: '#F0F3E9',
    line: '#E4E7DD',
    text: '#12170D',
    second: '#5A6352',
    accent: '#486900',
    onAccent: '#FFFFFF',
    up: '#3F6600',
    down: '#B3261A',
    warning: '#8A5A00',
    info: '#1F5FA8',
    shadow: '0 8px 28px rgba(18, 23, 13, 0.16)',
    series: ['#6A9A00', '#2F6FB5', '#C9862B', '#8A5BB0', '#7B8471'],
    kinds: ['#2F6FB5', '#C9862B', '#8A5BB0', '#2A8F9E', '#7B8471', '#A8577F', '#8C6D46'],
  },
  dark: {
    ground: '#0D100A',
    surface: '#151A10',
    raised: '#1D2317',
    hover: '#1D2317',
    line: '#2A3122',
    text: '#EEF2E8',
    second: '#A3AD97',
    accent: '#A9D43A',
    onAccent: '#12170D',
    up: '#A9D43A',
    down: '#FF8A75',
    warning: '#F0B95B',
    info: '#85B8F2',
    shadow: '0 8px 28px rgba(0, 0, 0, 0.6)',
    series: ['#A9D43A', '#6FA8E8', '#E8AE5C', '#BE92E0', '#A3AD97'],
    kinds: ['#6FA8E8', '#E8AE5C', '#BE92E0', '#5FBFCE', '#A3AD97', '#DE93B8', '#C7A678'],
  },
};
