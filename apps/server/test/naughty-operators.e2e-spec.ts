import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const LIST = '../shared/data/security/blns.json';
const CONCURRENT = 24;
/** Strings that a column or a JSON document cannot store, in addition to the list. */
const WORSE = ['a\u0000b', '\ud800', '\u{10ffff}', '\ud7ff', "'; DROP TABLE orders; --", '%', '\\'];

const LISTS = [
  'customers',
  'orders',
  'exposure',
  'margin-watch',
  'ledger-entries',
  'audit-log',
  'symbols',
  'settings',
  'durations',
  'option-amounts',
  'options',
  'option-exposure',
  'option-fairness',
  'option-fairness/summary',
  'outbox',
];

const FILTERS = ['q', 'id', 'type', 'resource_id', 'status', 'outcome', 'from', 'forex_id', 'x'];

withDatabases((database) => {
  let server: TestServer;
  let owner: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database });
    owner = await adminClient(server, 'owner');
  });
  afterAll(() => server?.discard());

  it.skipIf(!existsSync(LIST))(
    `the strings of ${LIST} cause no server error in the back office`,
    async () => {
      const strings = [...(JSON.parse(readFileSync(LIST, 'utf8')) as string[]), ...WORSE];
      const [menu] = await owner.list('menus', { range: [0, 0] });
      const [item] = await owner.list('news', { range: [0, 0] });
      const symbol = await owner.one('symbols', 1);
      const operator = await owner.one('operators', 8);
      const duration = await owner.one('durations', 1);
      const text = (row: Row | undefined): Row => row as Row;

      const probes: ((naughty: string, index: number) => Promise<{ status: number }>)[] = [
        (naughty) => owner.call('PUT', 'settings/customer_tag', { value: naughty }),
        // A URL holds whole characters only.
        (naughty) => owner.call('GET', `settings/${encodeURIComponent(naughty.replace(/\p{Cs}/gu, '?'))}`),
        (naughty) => owner.call('PUT', `menus/${text(menu).id}`, { ...menu, name: { en: naughty } }),
        (naughty) => owner.call('PUT', `menus/${text(menu).id}`, { ...menu, path: naughty, icon: naughty }),
        (naughty) => {
          const texts = { en: { title: naughty, desc: naughty, content: naughty } };
          return owner.call('PUT', `news/${text(item).id}`, { ...item, texts });
        },
        (naughty) => owner.call('PUT', 'symbols/1', { ...symbol, Name: naughty, Logo: naughty }),
        (naughty) => owner.call('PUT', 'symbols/1', { ...symbol, Pip: naughty, PricePrecision: naughty }),
        (naughty) =>
          owner.call('PUT', 'durations/1', { ...duration, Seconds: naughty, ProfitRatio: naughty }),
        (naughty) => owner.call('PUT', 'durations/1', { ...duration, ForexId: naughty, MaxAmount: naughty }),
        (naughty) => owner.call('POST', 'option-amounts', { ForexId: naughty, Number: naughty }),
        (naughty) => owner.call('PUT', 'operators/8', { ...operator, name: naughty }),
        (naughty) => owner.call('POST', 'customers/1/block', { what: 'trading', reason: naughty }),
        (naughty) => owner.call('PUT', 'customers/1', { level: naughty, credit_score: naughty }),
        ...LISTS.map((resource, first) => (naughty: string, index: number) => {
          // Every list gets every string, and every filter of every list gets many of them.
          const filter = FILTERS[(first + index) % FILTERS.length] as string;
          const query = new URLSearchParams({ filter: JSON.stringify({ [filter]: naughty }), sort: naughty });
          return owner.call('GET', `${resource}?${query}`);
        }),
      ];

      const faults: string[] = [];
      for (const probe of probes) {
        for (let at = 0; at < strings.length; at += CONCURRENT) {
          const some = strings.slice(at, at + CONCURRENT);
          const answers = await Promise.all(some.map((naughty, index) => probe(naughty, at + index)));
          answers.forEach(({ status }, index) => {
            if (status >= 500) faults.push(`${status} for ${JSON.stringify(some[index])}`);
          });
        }
      }
      expect(faults).toEqual([]);
      expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);

      const news = await owner.list('news');
      expect(JSON.stringify(news.map(({ texts }) => texts))).not.toMatch(/<script|onerror=\\?"|javascript:/i);
    },
    600_000,
  );
});
