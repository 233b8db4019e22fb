import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApprovalAuditRows } from '../../dist/features/approvals/approval-audit-rows.js';
import { ApprovalKinds } from '../../dist/features/approvals/approval-kinds.js';
import { ApprovalPolicy } from '../../dist/features/approvals/approval-policy.js';
import { ApprovalsAdmin } from '../../dist/features/approvals/approvals.admin.js';
import { Approvals } from '../../dist/features/approvals/approvals.js';
import { DelayedApprovalNotices } from '../../dist/features/approvals/delayed-approval-notices.js';
import { AuditRowBuilder } from '../../dist/features/audit/audit-row-builder.js';
import { AllowedNetworks } from '../../dist/features/operators/allowed-networks.js';
import { Deciders } from '../../dist/features/operators/deciders.js';
import { LockOutGuard } from '../../dist/features/operators/lock-out-guard.js';
import { OperatorRoles } from '../../dist/features/operators/operator-roles.js';
import type { SignedInOperator } from '../../dist/features/operators/signed-in-operator.js';
import { optionsInUse } from '../../dist/features/options/options-in-use.js';
import { SettingChange } from '../../dist/features/settings/setting-change.approval.js';
import { SettingGuards } from '../../dist/features/settings/setting-guards.admin.js';
import { SettingHistory } from '../../dist/features/settings/setting-history.admin.js';
import { SettingsAdmin } from '../../dist/features/settings/settings.admin.js';
import { SettingsInUse } from '../../dist/features/settings/settings-in-use.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { LocalStore } from '../../dist/platform/shared-store/local-store.js';
import type { TestStorage } from '../harness/database.js';
import { migratedTestStorage } from '../harness/seeded-grounds.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import { rowNumbers } from './row-numbers.js';
import { newCustomer, targetOf } from './test-engine.js';

const OWNER = {
  id: 1,
  email: 'owner@example.com',
  role: 'owner',
  permissions: null,
  address: '::1',
} as SignedInOperator;

withDatabases((database) => {
  let trader: OptionTrader;
  let other: OptionTrader;
  let empty: TestStorage;
  let readers: DatabaseReader[];
  let settings: SettingsAdmin;

  beforeEach(async () => {
    trader = await OptionTrader.on(database);
    const { ground } = trader;
    other = new OptionTrader(ground, await newCustomer(ground, '1000'));
    empty = await migratedTestStorage(database);
    // A snapshot read a moment ago is outdated: it contains no option yet.
    const [reader, earlier] = [openReader(ground.target), openReader(targetOf(empty))];
    readers = [reader, earlier];
    const inUse = new SettingsInUse(earlier);
    inUse.declare('only_one_account', () => optionsInUse(earlier));
    const guards = new SettingGuards(reader, inUse);
    const audit = new AuditRowBuilder();
    const places = new OperatorRoles(reader);
    const deciders = new Deciders(reader, places);
    const lockOut = new LockOutGuard(new AllowedNetworks(ground.client), reader, places);
    const traces = new ApprovalAuditRows(audit);
    const change = new SettingChange(ground.client, audit, guards, lockOut);
    const kinds = new ApprovalKinds();
    kinds.add(change);
    const who = new ApprovalPolicy(kinds, deciders);
    const notices = new DelayedApprovalNotices(reader, { email: null, sms: null });
    const approvals = new Approvals(
      who,
      ground.client,
      reader,
      rowNumbers(ground.engine),
      traces,
      deciders,
      notices,
      new LocalStore(),
    );
    const requests = new ApprovalsAdmin(reader, approvals, who);
    const history = new SettingHistory(reader);
    settings = new SettingsAdmin(ground.client, history, guards, change, approvals, requests);
  });
  afterEach(async () => {
    await Promise.all(readers.map((reader) => reader.close()));
    await empty.discard();
    await trader.checkAndDiscard();
  });

  const balances = () =>
    Promise.all(
      [trader, other].map(async (each) => [
        await each.balance('free', 'micro'),
        await each.balance('free', 'forex'),
      ]),
    );

  it('a refused switch to one account leaves all demo money where it is; an accepted one moves it', async () => {
    const { id } = await trader.buy('up', '100', 10);
    const before = await balances();
    await expect(
      settings.change(OWNER, 'only_one_account', { value: '1', reason: '' }),
    ).rejects.toMatchObject({ status: 409 });
    expect(trader.ground.client.view.settings().get('only_one_account') ?? '0').toBe('0');
    expect(await balances()).toEqual(before);
    expect(before).toEqual([
      ['900', '1000'],
      ['1000', '1000'],
    ]);

    await trader.tick('1.2', 20_000);
    await trader.ended(id);
    await settings.change(OWNER, 'only_one_account', { value: '1', reason: '' });
    expect(trader.ground.client.view.settings().get('only_one_account')).toBe('1');
    expect(await balances()).toEqual([
      ['0', '2000'],
      ['0', '2000'],
    ]);
  });
});
