import { SETTINGS } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { titleOf } from './setting.js';

it('no two settings have the same title', () => {
  const titles = SETTINGS.map(titleOf);
  const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
  expect(twice).toEqual([]);
});
