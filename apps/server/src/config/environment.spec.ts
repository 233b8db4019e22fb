import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.js';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      trustProxy: false,
      database: { dialect: 'sqlite' },
      redisUrl: null,
      seed: 'demo',
      owner: null,
      feed: { source: null, simulatorKey: null, replay: { files: {}, speed: 1, clock: 'now' } },
      rateLimits: true,
      connections: { most: 20_000, mostOfNetwork: 500 },
      delivery: { smtp: null, sms: null },
    });
  });

  it('reads what is set', () => {
    const environment = readEnvironment({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/truemark',
      DATABASE_URL: 'postgres://localhost/truemark',
      SEED: 'none',
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'correct horse',
      PRICE_FEED: 'replay',
      REPLAY_FILES: 'EURUSD=/a b.csv.gz, XAUUSD=/c.csv',
      REPLAY_SPEED: 'max',
      REPLAY_CLOCK: 'recorded',
      BINANCE_WS_URL: 'ws://127.0.0.1:9443/',
      BINANCE_SYMBOLS: 'BTCUSDT=btcusdt',
      RATE_LIMITS: 'off',
      MOST_CONNECTIONS: '50000',
      MOST_CONNECTIONS_OF_NETWORK: '20',
      SMTP_URL: 'smtp://user:pass@mail.example.com:2525',
      SMS_WEBHOOK_URL: 'https://sms.example.com/send',
      SMS_WEBHOOK_SECRET: 'sixteen characters',
    });
    expect(environment).toMatchObject({
      port: 0,
      dataDir: '/var/lib/truemark',
      database: { dialect: 'postgres', url: 'postgres://localhost/truemark' },
      owner: { email: 'owner@example.com', password: 'correct horse' },
      feed: {
        source: 'replay',
        replay: { files: { EURUSD: '/a b.csv.gz', XAUUSD: '/c.csv' }, speed: 'max', clock: 'recorded' },
        binance: { url: 'ws://127.0.0.1:9443', symbols: { BTCUSDT: 'btcusdt' } },
      },
      rateLimits: false,
      connections: { most: 50_000, mostOfNetwork: 20 },
      delivery: {
        smtp: { url: 'smtp://user:pass@mail.example.com:2525', from: 'no-reply@mail.example.com' },
        sms: { url: 'https://sms.example.com/send', secret: 'sixteen characters' },
      },
    });
  });

  it('fixes the simulator’s keys for a test, and never for a house that starts empty', () => {
    const known = { SIMULATOR_KEY: 'known to everybody' };
    expect(readEnvironment(known).feed.simulatorKey).toBe('known to everybody');
    expect(() => readEnvironment({ ...known, SEED: 'none' })).toThrow(/SIMULATOR_KEY makes prices known/);
    expect(() => readEnvironment({ SIMULATOR_KEY: 'short' })).toThrow(/SIMULATOR_KEY needs 16/);
  });

  it('takes an engine or a gateway with Redis and PostgreSQL only', () => {
    const both = { REDIS_URL: 'redis://127.0.0.1:6379', DATABASE_URL: 'postgres://localhost/truemark' };
    for (const ROLE of ['engine', 'gateway']) {
      expect(readEnvironment({ ROLE, ...both })).toMatchObject({ role: ROLE, redisUrl: both.REDIS_URL });
      for (const one of [{ REDIS_URL: both.REDIS_URL }, { DATABASE_URL: both.DATABASE_URL }])
        expect(() => readEnvironment({ ROLE, ...one })).toThrow(/needs REDIS_URL and a DATABASE_URL of Post/);
    }
    expect(() => readEnvironment({ REDIS_URL: 'http://hush@redis' })).toThrow(/^(?!.*hush).*REDIS_URL/s);
  });

  it('names every fault at once', () => {
    const broken = {
      PORT: '70000',
      SEED: 'full',
      REPLAY_SPEED: '-1',
      MOST_CONNECTIONS: '0',
      DATABASE_URL: 'mysql://x',
      ADMIN_EMAIL: 'a@b',
      SMTP_URL: 'http://user:hush@mail',
      SMS_WEBHOOK_URL: 'https://sms.example.com',
    };
    let faults: readonly string[] = [];
    try {
      readEnvironment(broken);
    } catch (error) {
      faults = (error as EnvironmentError).faults;
    }
    expect(faults).toHaveLength(8);
    expect(faults.join('\n')).not.toContain('hush');
    expect(faults.join('\n')).toContain('SEED is "full": one of demo, none');
  });
});
