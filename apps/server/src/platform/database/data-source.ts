import { DataSource, EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import type { DatabaseTarget } from './dialect.js';
import { House1700000000001 } from './migrations/0001-house.js';
import { PendingAndTrailing1700000000002 } from './migrations/0002-pending-and-trailing.js';
import { BackOfficeLists1700000000003 } from './migrations/0003-back-office-lists.js';
import { MarginEvents1700000000004 } from './migrations/0004-margin-events.js';
import { OpenOrdersInOrder1700000000005 } from './migrations/0005-open-orders-in-order.js';
import { SymbolHistory1700000000006 } from './migrations/0006-symbol-history.js';
import { Options1700000000007 } from './migrations/0007-options.js';
import { Codes1700000000008 } from './migrations/0008-codes.js';
import { Verification1700000000009 } from './migrations/0009-verification.js';
import { Desk1700000000010 } from './migrations/0010-desk.js';
import { SecondFactor1700000000011 } from './migrations/0011-second-factor.js';
import { Cash1700000000013 } from './migrations/0013-cash.js';
import { MovementKinds1700000000014 } from './migrations/0014-movement-kinds.js';
import { LargeLists1700000000015 } from './migrations/0015-large-lists.js';
import { PayoutHold1700000000016 } from './migrations/0016-payout-hold.js';
import { SimulatorDays1700000000019 } from './migrations/0019-simulator-days.js';
import { HeldRequests1700000000020 } from './migrations/0020-held-requests.js';
import { TwoPeople1700000000021 } from './migrations/0021-two-people.js';
import { SymbolChanges1700000000022 } from './migrations/0022-symbol-changes.js';
import { SalesAndEstimates1700000000023 } from './migrations/0023-sales-and-estimates.js';
import { Journal1700000000024 } from './migrations/0024-journal.js';
import { SaleFormula1700000000025 } from './migrations/0025-sale-formula.js';
import { SignInChanges1700000000026 } from './migrations/0026-sign-in-changes.js';
import { CopyTrading1700000000027 } from './migrations/0027-copy-trading.js';
import { OperatorActs1700000000028 } from './migrations/0028-operator-acts.js';
import { Avatars1700000000030 } from './migrations/0030-avatars.js';
import { FollowNotices1700000000031 } from './migrations/0031-follow-notices.js';
import { FollowLists1700000000032 } from './migrations/0032-follow-lists.js';
import { TraderHours1700000000034 } from './migrations/0034-trader-hours.js';
import { Loans1700000000036 } from './migrations/0036-loans.js';
import { FollowEventPeriods1700000000038 } from './migrations/0038-follow-event-periods.js';
import { LoanDesk1700000000039 } from './migrations/0039-loan-desk.js';
import { Mining1700000000040 } from './migrations/0040-mining.js';
import { PoolShortages1700000000041 } from './migrations/0041-pool-shortages.js';
import { Favourites1700000000042 } from './migrations/0042-favourites.js';
import { Consents1700000000043 } from './migrations/0043-consents.js';
import { Feedback1700000000044 } from './migrations/0044-feedback.js';
import { PriceAlerts1700000000045 } from './migrations/0045-price-alerts.js';
import { PushSubscriptions1700000000046 } from './migrations/0046-push-subscriptions.js';
import { Content1700000000047 } from './migrations/0047-content.js';
import { Passkeys1700000000048 } from './migrations/0048-passkeys.js';
import { DaySums1700000000049 } from './migrations/0049-day-sums.js';
import { CustomerParts1700000000050 } from './migrations/0050-customer-parts.js';
import { CustomerPage1700000000051 } from './migrations/0051-customer-page.js';
import { Claims1700000000053 } from './migrations/0053-claims.js';
import { Evidence1700000000054 } from './migrations/0054-evidence.js';
import { CustomerFile1700000000055 } from './migrations/0055-customer-file.js';
import { ReasonTemplates1700000000057 } from './migrations/0057-reason-templates.js';
import { Exports1700000000058 } from './migrations/0058-exports.js';
import { ReportSums1700000000062 } from './migrations/0062-report-sums.js';
import { PlannedSettings1700000000063 } from './migrations/0063-planned-settings.js';
import { Webhooks1700000000067 } from './migrations/0067-webhooks.js';
import { OperatorTerms1700000000068 } from './migrations/0068-operator-terms.js';
import { ReportSchedules1700000000069 } from './migrations/0069-report-schedules.js';
import { Seals1700000000070 } from './migrations/0070-seals.js';
import { SealedPlaces1700000000071 } from './migrations/0071-sealed-places.js';
import { ThinnedTicks1700000000075 } from './migrations/0075-thinned-ticks.js';
import { SealDeliveries1700000000076 } from './migrations/0076-seal-deliveries.js';
import { SealInputs1700000000077 } from './migrations/0077-seal-inputs.js';
import { SealedSecrets1700000000080 } from './migrations/0080-sealed-secrets.js';
import { SentCommands1700000000085 } from './migrations/0085-sent-commands.js';
import { StateHashes1700000000090 } from './migrations/0090-state-hashes.js';
import { HolidayCalendars1700000000095 } from './migrations/0095-holiday-calendars.js';
import { SignInChangeKinds1700000000100 } from './migrations/0100-sign-in-change-kinds.js';
import { OlderTexts1700000000105 } from './migrations/0105-older-texts.js';
import { EarlierShares1700000000110 } from './migrations/0110-earlier-shares.js';
import { AppliedSignIn1700000000115 } from './migrations/0115-applied-sign-in.js';
import { FormerNicknames1700000000120 } from './migrations/0120-former-nicknames.js';
import { type SqlValue, type Table, toSnakeCase } from './table.js';
import { configureWal } from './wal-checkpointer.js';

/** All schema migrations, in order. */
export const migrations = [
  House1700000000001,
  PendingAndTrailing1700000000002,
  BackOfficeLists1700000000003,
  MarginEvents1700000000004,
  OpenOrdersInOrder1700000000005,
  SymbolHistory1700000000006,
  Options1700000000007,
  Codes1700000000008,
  Verification1700000000009,
  Desk1700000000010,
  SecondFactor1700000000011,
  Cash1700000000013,
  MovementKinds1700000000014,
  LargeLists1700000000015,
  PayoutHold1700000000016,
  SimulatorDays1700000000019,
  HeldRequests1700000000020,
  TwoPeople1700000000021,
  SymbolChanges1700000000022,
  SalesAndEstimates1700000000023,
  Journal1700000000024,
  SaleFormula1700000000025,
  SignInChanges1700000000026,
  CopyTrading1700000000027,
  OperatorActs1700000000028,
  Avatars1700000000030,
  FollowNotices1700000000031,
  FollowLists1700000000032,
  TraderHours1700000000034,
  Loans1700000000036,
  FollowEventPeriods1700000000038,
  LoanDesk1700000000039,
  Mining1700000000040,
  PoolShortages1700000000041,
  Favourites1700000000042,
  Consents1700000000043,
  Feedback1700000000044,
  PriceAlerts1700000000045,
  PushSubscriptions1700000000046,
  Content1700000000047,
  Passkeys1700000000048,
  DaySums1700000000049,
  CustomerParts1700000000050,
  CustomerPage1700000000051,
  Claims1700000000053,
  Evidence1700000000054,
  CustomerFile1700000000055,
  ReasonTemplates1700000000057,
  Exports1700000000058,
  ReportSums1700000000062,
  PlannedSettings1700000000063,
  Webhooks1700000000067,
  OperatorTerms1700000000068,
  ReportSchedules1700000000069,
  Seals1700000000070,
  SealedPlaces1700000000071,
  ThinnedTicks1700000000075,
  SealDeliveries1700000000076,
  SealInputs1700000000077,
  SealedSecrets1700000000080,
  SentCommands1700000000085,
  StateHashes1700000000090,
  HolidayCalendars1700000000095,
  SignInChangeKinds1700000000100,
  OlderTexts1700000000105,
  EarlierShares1700000000110,
  AppliedSignIn1700000000115,
  FormerNicknames1700000000120,
] as const;

/** Names of all migrations that this version has, in order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

type AnyTable = Table<Record<string, unknown>>;

/** TypeORM entity of a declared table: only 64-bit integers and text, so the database infers nothing. */
export function entityOf(table: AnyTable): EntitySchema {
  const columns: Record<string, EntitySchemaColumnOptions> = {};
  for (const name of table.names) {
    const { kind, nullable } = table.columns[name] as { kind: string; nullable: boolean };
    columns[name] = {
      name: toSnakeCase(name),
      type: kind === 'text' || kind === 'json' ? 'text' : 'bigint',
      nullable,
      primary: table.key.includes(name),
    };
  }
  return new EntitySchema({ name: table.name, tableName: table.name, columns });
}

/** TypeORM data source for migrations and for building queries. The lane writes on its own connection. */
export function dataSourceFor(
  target: DatabaseTarget,
  tables: readonly AnyTable[],
  names: readonly string[] = migrationNames,
): DataSource {
  const shared = {
    entities: tables.map(entityOf),
    migrations: migrations.filter(({ name }) => names.includes(name)),
    migrationsTransactionMode: 'each' as const,
    synchronize: false,
    logging: false,
  };
  return target.dialect === 'sqlite'
    ? new DataSource({
        ...shared,
        type: 'better-sqlite3',
        database: target.file,
        prepareDatabase: configureWal,
      })
    : new DataSource({ ...shared, type: 'postgres', url: target.url });
}

/** A database with migrations that this version does not know: it would write rows by rules of its own. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database is of a newer version of Truemark (${unknown.join(', ')}): start that version, or restore a backup of this one.`,
    );
  }
}

/** Throws `NewerDatabase` unless this version knows all of these migrations. */
export function expectKnown(executed: readonly string[]): void {
  const unknown = executed.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
}

type Query = (sql: string) => Promise<Record<string, SqlValue>[]>;

/**
 * Migrates the database's schema to the current version; returns the number of migrations run. Null: `isInUse` said of
 * a database with tables of a former version that somebody works with them, and nothing was changed.
 */
export async function migrateUnless(
  isInUse: (query: Query) => Promise<boolean>,
  target: DatabaseTarget,
  tables: readonly AnyTable[],
): Promise<number | null> {
  const source = await dataSourceFor(target, tables).initialize();
  try {
    const executed = await executedMigrations(source);
    expectKnown(executed);
    const isFormer = executed.length > 0 && executed.length < migrationNames.length;
    if (isFormer && (await isInUse((sql) => source.query(sql)))) return null;
    return (await source.runMigrations()).length;
  } finally {
    await source.destroy();
  }
}

/** Like `migrateUnless`, whoever else uses the database. */
export const migrate = async (target: DatabaseTarget, tables: readonly AnyTable[]): Promise<number> =>
  (await migrateUnless(async () => false, target, tables)) ?? 0;

async function executedMigrations(source: DataSource): Promise<string[]> {
  const runner = source.createQueryRunner();
  try {
    if (!(await runner.hasTable('migrations'))) return [];
    const rows = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
    return rows.map(({ name }) => name);
  } finally {
    await runner.release();
  }
}

/** Migrates an empty database to the schema of the given migrations. */
export async function migrateTo(
  target: DatabaseTarget,
  tables: readonly AnyTable[],
  names: readonly string[],
): Promise<void> {
  const source = await dataSourceFor(target, tables, names).initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}
