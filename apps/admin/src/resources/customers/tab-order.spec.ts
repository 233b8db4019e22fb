import { expect, it } from 'vitest';
import { orderOf, type PlacedTab } from './tab-order.js';

const plain = (path: string): PlacedTab => ({ path, label: path });
const aside = (path: string, isCounted = false): PlacedTab => ({
  ...plain(path),
  isAside: true,
  isCounted,
});
const TABS = [
  ...[plain(''), aside('forms'), plain('orders'), plain('loans'), plain('funds'), aside('follows', true)],
  ...[plain('options'), plain('deposits'), plain('withdrawals'), aside('traders'), aside('logins')],
];
const names = (tabs: readonly PlacedTab[]): string => tabs.map(({ path }) => path || 'overview').join(' ');
const BAR = 'overview orders loans funds options deposits withdrawals follows';

it('a tab of the menu stands at the end of the bar while it is open', () => {
  const { inBar, aside: others } = orderOf(TABS, 'traders');
  expect([names(inBar), names(others)]).toEqual([`${BAR} traders`, 'forms logins']);
});

it('the way through the tabs is the same from each of them, and ends', () => {
  let open = '';
  const passed = [open || 'overview'];
  for (;;) {
    const { walk } = orderOf(TABS, open);
    const next = walk[walk.findIndex(({ path }) => path === open) + 1];
    if (!next || passed.length > TABS.length) break;
    open = next.path;
    passed.push(open);
  }
  expect(passed.join(' ')).toBe(`${BAR} forms traders logins`);
});

it('a few tabs are all in sight', () => {
  const { inBar, aside: others } = orderOf(TABS.slice(0, 4), '');
  expect([names(inBar), names(others)]).toEqual(['overview orders loans forms', '']);
});
