import { join, resolve } from 'node:path';
import type { DatabaseTarget } from '../platform/database/dialect.js';
import type { FilesTarget } from '../platform/storage/open-files.js';
import { filesOf, secretKeyOf } from './files-environment.js';

/** Role of a process: `all`; `engine`: lane, prices and timers; `gateway`: the edge for customers and operators. */
export type Role = 'all' | 'engine' | 'gateway';

/** Configuration from environment variables, read once. */
export interface Environment {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Public address without a trailing slash; null: not configured. */
  readonly publicUrl: string | null;
  /** Whether client addresses are taken from a proxy's headers. */
  readonly trustProxy: boolean;
  readonly dataDir: string;
  readonly database: DatabaseTarget;
  readonly redisUrl: string | null;
  /** Encrypts the secrets in PostgreSQL; null: they are in `dataDir`. */
  readonly secretKey: string | null;
  /** Location of pictures and exports. */
  readonly files: FilesTarget;
  readonly seed: 'demo' | 'none';
  readonly owner: { readonly email: string; readonly password: string } | null;
  /** E-mail address of the operator for whom the start creates a link; null: none. */
  readonly operatorLink: string | null;
  readonly feed: FeedEnvironment;
  readonly rateLimits: boolean;
  readonly connections: {
    /** Maximum connections, in total and per network. */
    readonly most: number;
    readonly mostOfNetwork: number;
  };
  readonly delivery: DeliveryEnvironment;
  /** Push service origins exempt from the public-address and https checks. */
  readonly pushAllow: readonly string[];
  /** Webhook origins exempt from the public-address and https checks. */
  readonly webhookAllow: readonly string[];
  /** Address to which the hash of each sealed day is posted; null: none. */
  readonly sealWebhook: string | null;
  readonly logLevel: string;
}

export interface FeedEnvironment {
  /** One source for every symbol that it knows; null: each symbol's own. */
  readonly source: 'simulator' | 'replay' | 'binance' | null;
  /** Tests only: the simulator's keys are derived from this text; null: they are random. */
  readonly simulatorKey: string | null;
  readonly replay: {
    /** Symbol code → file of `ts_ms,bid,ask`. */
    readonly files: Readonly<Record<string, string>>;
    readonly speed: number | 'max';
    readonly clock: 'now' | 'recorded';
  };
  readonly binance: {
    readonly url: string;
    /** Symbol code → feed code. */
    readonly symbols: Readonly<Record<string, string>>;
  };
}

/** Transports for messages; messages for a transport that is null go to the operators' outbox. */
export interface DeliveryEnvironment {
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly sms: { readonly url: string; readonly secret: string } | null;
}

export class EnvironmentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Reads the environment; throws an `EnvironmentError` that lists every fault. */
export function readEnvironment(variables: Variables): Environment {
  const faults: string[] = [];
  const given = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const fault = <T>(name: string, wanted: string, fallback: T): T => {
    faults.push(`${name} is ${JSON.stringify(given(name))}: ${wanted}`);
    return fallback;
  };
  const choice = <const T extends string>(name: string, allowed: readonly T[], usual: T): T => {
    const value = given(name);
    if (value === undefined) return usual;
    return allowed.find((each) => each === value) ?? fault(name, `one of ${allowed.join(', ')}`, usual);
  };
  const pairs = (name: string): Record<string, string> => {
    const entries = (given(name) ?? '').split(',').filter((part) => part.trim() !== '');
    const read = entries.map((part) => /^\s*([^=\s]+)\s*=\s*(\S.*?)\s*$/.exec(part));
    if (read.includes(null)) return fault(name, 'name=value,name=value', {});
    return Object.fromEntries(read.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
  };
  const count = (name: string, usual: number): number => {
    const value = Number(given(name) ?? usual);
    return Number.isInteger(value) && value > 0 ? value : fault(name, 'a whole number above 0', usual);
  };
  const port = Number(given('PORT') ?? 3000);
  const dataDir = resolve(given('DATA_DIR') ?? 'data');
  const source = given('PRICE_FEED');
  const publicUrl = given('PUBLIC_URL')?.replace(/\/+$/, '') ?? null;

  const role = choice('ROLE', ['all', 'engine', 'gateway'], 'all');
  faults.push(...missingForRole(role, given('REDIS_URL'), given('DATABASE_URL')));

  const environment: Environment = {
    role,
    host: given('HOST') ?? '127.0.0.1',
    port: Number.isInteger(port) && port >= 0 && port < 65_536 ? port : fault('PORT', '0 to 65535', 0),
    publicUrl:
      publicUrl === null || isWebAddress(publicUrl) ? publicUrl : fault('PUBLIC_URL', 'https://…', null),
    trustProxy: choice('TRUST_PROXY', ['on', 'off'], 'off') === 'on',
    dataDir,
    database:
      databaseOf(given('DATABASE_URL'), dataDir) ?? fault('DATABASE_URL', 'postgres://…', embedded(dataDir)),
    redisUrl: redisOf(given('REDIS_URL'), faults),
    secretKey: secretKeyOf(given, faults),
    files: filesOf(given, dataDir, faults),
    seed: choice('SEED', ['demo', 'none'], 'demo'),
    owner: ownerFromEnvironment(given('ADMIN_EMAIL'), variables.ADMIN_PASSWORD, faults),
    operatorLink: given('OPERATOR_LINK') ?? null,
    feed: {
      source:
        source === undefined ? null : choice('PRICE_FEED', ['simulator', 'replay', 'binance'], 'simulator'),
      simulatorKey: simulatorKeyOf(given('SIMULATOR_KEY'), given('SEED'), faults),
      replay: {
        files: pairs('REPLAY_FILES'),
        speed: speedOf(given('REPLAY_SPEED')) ?? fault('REPLAY_SPEED', 'a number above 0, or max', 1),
        clock: choice('REPLAY_CLOCK', ['now', 'recorded'], 'now'),
      },
      binance: {
        url: given('BINANCE_WS_URL')?.replace(/\/+$/, '') ?? 'wss://stream.binance.com:9443',
        symbols: pairs('BINANCE_SYMBOLS'),
      },
    },
    rateLimits: choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    connections: {
      most: count('MOST_CONNECTIONS', 20_000),
      mostOfNetwork: count('MOST_CONNECTIONS_OF_NETWORK', 500),
    },
    delivery: {
      smtp: smtpOf(given('SMTP_URL'), given('SMTP_FROM'), faults),
      sms: smsOf(given('SMS_WEBHOOK_URL'), given('SMS_WEBHOOK_SECRET'), faults),
    },
    pushAllow: originsOf(given('PUSH_ALLOW')) ?? fault('PUSH_ALLOW', 'origins: https://push.example.com', []),
    webhookAllow:
      originsOf(given('WEBHOOK_ALLOW')) ?? fault('WEBHOOK_ALLOW', 'origins: https://hooks.example.com', []),
    sealWebhook: webAddressOf('SEAL_WEBHOOK_URL', given('SEAL_WEBHOOK_URL'), faults),
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  if (faults.length > 0) throw new EnvironmentError(faults);
  return environment;
}

/** Several processes need Redis between them, and a database that all can reach. */
function missingForRole(role: Role, redis: string | undefined, database: string | undefined): string[] {
  if (role === 'all' || (redis !== undefined && /^postgres/.test(database ?? ''))) return [];
  return [`ROLE=${role} is one of several processes: it needs REDIS_URL and a DATABASE_URL of PostgreSQL`];
}

/** The address may contain a password, so it is not repeated in the fault. */
function redisOf(url: string | undefined, faults: string[]): string | null {
  if (url === undefined || /^rediss?:\/\/[^/]/.test(url)) return url ?? null;
  faults.push('REDIS_URL cannot be read: redis://host:port or rediss://user:password@host:port');
  return null;
}

/** The address may contain a secret of its receiver, so it is not repeated in the fault. */
function webAddressOf(name: string, url: string | undefined, faults: string[]): string | null {
  if (url === undefined || isWebAddress(url)) return url ?? null;
  faults.push(`${name} cannot be read: https://…`);
  return null;
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Comma-separated origins; null if one is invalid. */
function originsOf(text = ''): readonly string[] | null {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  return parts.every((part) => isWebAddress(part) && [part, `${part}/`].includes(new URL(part).href))
    ? parts.map((part) => new URL(part).origin)
    : null;
}

const embedded = (dataDir: string): DatabaseTarget => ({
  dialect: 'sqlite',
  file: join(dataDir, 'truemark.db'),
});

function databaseOf(url: string | undefined, dataDir: string): DatabaseTarget | null {
  if (url === undefined) return embedded(dataDir);
  return /^postgres(ql)?:\/\//.test(url) ? { dialect: 'postgres', url } : null;
}

function ownerFromEnvironment(
  email: string | undefined,
  password: string | undefined,
  faults: string[],
): Environment['owner'] {
  if (email === undefined && !password) return null;
  if (email === undefined || !password) faults.push('ADMIN_EMAIL and ADMIN_PASSWORD go together');
  else if (password.length < 8 || password.length > 72)
    faults.push('ADMIN_PASSWORD needs 8 to 72 characters');
  return { email: email ?? '', password: password ?? '' };
}

/**
 * Whoever knows the text can compute all future prices: an installation that starts empty is a real one, and must not
 * have it.
 */
function simulatorKeyOf(
  text: string | undefined,
  seed: string | undefined,
  faults: string[],
): FeedEnvironment['simulatorKey'] {
  if (text !== undefined && seed === 'none') {
    faults.push(
      'SIMULATOR_KEY makes prices known beforehand: it is for tests, and never goes with SEED=none',
    );
    return null;
  }
  if (text !== undefined && text.length < 16) faults.push('SIMULATOR_KEY needs 16 characters and more');
  return text ?? null;
}

function speedOf(text: string | undefined): number | 'max' | null {
  if (text === undefined) return 1;
  if (text === 'max') return 'max';
  const speed = Number(text);
  return Number.isFinite(speed) && speed > 0 ? speed : null;
}

function smtpOf(
  url: string | undefined,
  from: string | undefined,
  faults: string[],
): DeliveryEnvironment['smtp'] {
  if (url === undefined) return null;
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/]/.test(url)) {
    // The address contains a password, so it is not repeated.
    faults.push('SMTP_URL cannot be read: smtp://user:password@host:port or smtps://…');
    return null;
  }
  return { url, from: from ?? `no-reply@${new URL(url).hostname}` };
}

function smsOf(
  url: string | undefined,
  secret: string | undefined,
  faults: string[],
): DeliveryEnvironment['sms'] {
  if (url === undefined && secret === undefined) return null;
  if (url === undefined || secret === undefined) {
    faults.push('SMS_WEBHOOK_URL and SMS_WEBHOOK_SECRET go together');
    return null;
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    faults.push('SMS_WEBHOOK_URL cannot be read: https://…');
    return null;
  }
  if (secret.length < 16) faults.push('SMS_WEBHOOK_SECRET needs 16 characters and more');
  return { url, secret };
}
