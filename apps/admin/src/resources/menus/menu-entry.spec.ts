import { expect, it } from 'vitest';
import { asksBefore, changesOf, hidingText, type MenuEntry, switchedText } from './menu-entry.js';

const notices = {
  ...{ name: { en: 'Notices' }, path: 'home_news_notice', group: 'home_template_sort' },
  ...{ is_shown: true, is_mobile: true, is_allow_demo: true },
} as unknown as MenuEntry;

it.each([
  [notices, 'is_shown', true],
  [notices, 'is_mobile', true],
  [notices, 'is_allow_demo', false],
  [{ ...notices, is_shown: false }, 'is_shown', false],
  [{ ...notices, is_shown: false }, 'is_mobile', false],
] as const)('%o: switching %s asks first: %s', (entry, flag, asks) => {
  expect(asksBefore(entry, flag)).toBe(asks);
});

it('says what customers lose, and what became of it', () => {
  expect(hidingText(notices, 'is_shown')).toContain(
    'All customers lose “Notices” at once: it is removed from “Home sections”.',
  );
  expect(switchedText('Notices', 'is_shown', false)).toBe('Notices: hidden from all customers');
  expect(switchedText('Notices', 'is_shown', true)).toBe('Notices: shown to customers');
});

it('sends what was changed of an entry, and not the place that the form came with', () => {
  const read = { id: 7, name: { en: 'Search' }, sort: 10, is_shown: true };
  expect(changesOf({ ...read, name: { en: 'Find' } }, read)).toEqual({ name: { en: 'Find' } });
  expect(changesOf(read, read)).toEqual({});
});
