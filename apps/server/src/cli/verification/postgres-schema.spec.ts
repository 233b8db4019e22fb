import { expect, it } from 'vitest';
import { comparable } from './postgres-schema.js';

it.each([
  [
    `CREATE INDEX orders_open ON orders (status, id) WHERE status IN ('pending', 'holding')`,
    `create index orders_open on orders (status, id) where status = ANY (ARRAY['pending'::text, 'holding'::text])`,
  ],
  [
    'CREATE INDEX follow_notices_untold ON follow_notices (id) WHERE told_up_to <> -1',
    `create index follow_notices_untold on follow_notices (id) where told_up_to <> '-1'::integer`,
  ],
  [
    `CREATE INDEX approvals_held ON approvals (holds_at) WHERE holds_at IS NOT NULL AND state = 'waiting'`,
    `create index approvals_held on approvals (holds_at) where (holds_at IS NOT NULL) AND (state = 'waiting'::text)`,
  ],
  [
    'CREATE INDEX withdrawals_target_head ON withdrawals (substr(target, 1, 300))',
    'create index withdrawals_target_head on withdrawals (substr(target, 1, 300))',
  ],
])('two databases write the same index: %s', (sqlite, postgres) => {
  expect(comparable(postgres)).toBe(comparable(sqlite));
});

it('another condition, order or uniqueness is another index', () => {
  const others = [
    'CREATE INDEX i ON t (a, b)',
    'CREATE INDEX i ON t (b, a)',
    'CREATE UNIQUE INDEX i ON t (a, b)',
    'CREATE INDEX i ON t (a, b) WHERE a > 1',
    `CREATE INDEX i ON t (a, b) WHERE a > 'x'`,
  ];
  expect(new Set(others.map(comparable)).size).toBe(others.length);
});
