import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { EnvironmentError, readEnvironment } from '../apps/server/src/config/environment.js';
import { root } from './steps/root.mjs';

type Json = { readonly [key: string]: Json } & readonly Json[] & string;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documentsOf = (path: string): Json[] =>
  parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS() as Json;
  });

/** Text of every source below a folder, without specs. */
const sourcesOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => read(join(folder, name)))
    .join('\n');

/** Variables that the server reads from its environment. */
const VARIABLES = new Set(
  [
    ...sourcesOf('apps/server/src/config').matchAll(
      /(?:given|choice|count|pairs|fault)\('([A-Z_]+)'|variables\.([A-Z_]+)/g,
    ),
  ].map(([, called, named]) => called ?? named ?? ''),
);

/**
 * Returns whether a built program has a source: `apps/server/dist/cli/backup.js` comes from
 * `apps/server/src/cli/backup.ts`.
 */
const isProgram = (path: string): boolean =>
  existsSync(join(root, path)) ||
  existsSync(join(root, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')));
const programsIn = (command: readonly string[]): string[] => command.filter((word) => /\.m?js$/.test(word));

/** Variables that no deployment passes on, and why. */
const LEFT_OUT = {
  'the image sets them': ['HOST', 'PORT', 'DATA_DIR'],
  'for tests and demonstrations': [
    'SIMULATOR_KEY',
    'REPLAY_FILES',
    'REPLAY_SPEED',
    'REPLAY_CLOCK',
    'RATE_LIMITS',
  ],
  'of credentials that expire within hours': ['AWS_SESSION_TOKEN'],
};
/** Variables that a deployment neither passes on nor leaves out for a reason. */
const missingIn = (given: readonly string[], more: readonly string[] = []): string[] =>
  [...VARIABLES].filter((name) => ![...given, ...more, ...Object.values(LEFT_OUT).flat()].includes(name));

const dockerfile = read('Dockerfile');
const [, runtime = ''] = dockerfile.split(/^FROM .+$/m).slice(1);
const ENVIRONMENT_OF_IMAGE = [...dockerfile.matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name = '']) => name);

describe('the image', () => {
  it('takes what is there, or what the build makes, and nothing that is kept out of it', () => {
    const copied = [...runtime.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' ').map((path) => path.replace(/^\/truemark\//, '')),
    );
    expect(copied.length).toBeGreaterThan(8);
    const made = /(?:^|\/)(?:dist|node_modules)$/;
    const lacking = copied.filter((path) => !existsSync(join(root, path)) && !made.test(path));
    expect(lacking).toEqual([]);
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', '.git', '**/node_modules']));
  });

  it('has all that the server reads of the repository beside its own files', () => {
    const reached = [
      ...sourcesOf('apps/server/src').matchAll(/import\.meta\.dirname, '[./]+\/(seed|docs)\b/g),
    ]
      .map(([, folder = '']) => folder)
      .filter((folder) => folder !== 'docs');
    expect(reached).toContain('seed');
    for (const folder of new Set(reached)) expect(runtime).toContain(`/truemark/${folder} `);
  });

  it('runs programs that there are, as nobody of power, and says how it is', () => {
    const commands = [...dockerfile.matchAll(/^(?:HEALTHCHECK .*)?CMD (\[.+\])$/gm)].map(
      ([, list = '']) => JSON.parse(list) as string[],
    );
    const health = [...dockerfile.matchAll(/^HEALTHCHECK .*CMD (\[.+\])$/gm)];
    expect(health).toHaveLength(1);
    expect(commands).toHaveLength(2);
    expect(commands.flatMap(programsIn).filter((path) => !isProgram(path))).toEqual([]);
    expect(runtime).toMatch(/^USER node$/m);
    expect(dockerfile.match(/^FROM \S+:\d+\.\d+\.\d+-\S+/gm)).toHaveLength(
      dockerfile.match(/^FROM/gm)?.length ?? 0,
    );
  });

  it('sets what the server reads', () => {
    const unread = ENVIRONMENT_OF_IMAGE.filter((name) => name !== 'NODE_ENV' && !VARIABLES.has(name));
    expect(unread).toEqual([]);
  });
});

describe('compose.yaml', () => {
  const [compose] = documentsOf('compose.yaml') as [Json];
  const services = Object.entries(compose.services as unknown as Record<string, Json>);
  const ours = services.filter(([, { build }]) => build);

  it('has an engine, its standby, two gateways, and what they need', () => {
    const roles = ours.map(([name, { environment }]) => [name, environment?.ROLE ?? 'none']);
    expect(Object.fromEntries(roles)).toEqual({
      engine: 'engine',
      standby: 'engine',
      'gateway-1': 'gateway',
      'gateway-2': 'gateway',
      backup: 'none',
      verify: 'none',
    });
    expect(services.map(([name]) => name)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'redis']));
  });

  it('gives the server what it reads, and refers to what there is', () => {
    const given = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    expect(given.filter((name) => !VARIABLES.has(name))).toEqual([]);
    // Pictures are in a volume, not in a bucket.
    const ofBuckets = [...VARIABLES].filter((name) => name.startsWith('AWS_'));
    expect(missingIn(given, ofBuckets)).toEqual([]);
    const names = services.map(([name]) => name);
    const needed = services.flatMap(([, { depends_on }]) => Object.keys(depends_on ?? {}));
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
    const volumes = services.flatMap(([, service]) =>
      (service.volumes ?? []).map((each) => each.split(':')[0] ?? ''),
    );
    const kept = Object.keys(compose.volumes ?? {});
    expect(volumes.filter((name) => !name.startsWith('.') && !kept.includes(name))).toEqual([]);
    const files = volumes.filter((name) => name.startsWith('./deploy'));
    expect(files.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    const programs = ours.flatMap(([, { command }]) => programsIn(command ?? []));
    expect(programs).toHaveLength(2);
    expect(programs.filter((path) => !isProgram(path))).toEqual([]);
  });

  it('writes only where its user may: to volumes that begin as folders of the image', () => {
    const mounts = ours.flatMap(([, { volumes }]) => (volumes ?? []).map((each) => each.split(':')));
    expect(mounts.length).toBeGreaterThan(2);
    expect(mounts.filter(([from = '']) => /^[./~]/.test(from))).toEqual([]);
    const [, owned = ''] = /^RUN mkdir .* && chown node:node (.+)$/m.exec(runtime) ?? [];
    expect(mounts.filter(([, to = '']) => !owned.split(' ').includes(to))).toEqual([]);
  });

  it('asks for what its example tells of', () => {
    const asked = new Set(
      [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):[?]/g)].map(([, name = '']) => name),
    );
    const told = [...read('deploy/compose.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect([...asked].filter((name) => !told.includes(name))).toEqual([]);
    const known = new Set([...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
    expect(told.filter((name) => !known.has(name))).toEqual([]);
  });

  it('leads the proxy to the gateways that there are', () => {
    const caddy = read('deploy/Caddyfile');
    const named = [...caddy.matchAll(/\b(gateway-\d+):(\d+)/g)].map(([, name = '', port]) => [name, port]);
    expect(named).toEqual([
      ['gateway-1', '3000'],
      ['gateway-2', '3000'],
    ]);
    expect(dockerfile).toContain('PORT=3000');
  });
});

describe('what goes to Kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const [kustomization] = documentsOf(`${folder}/kustomization.yaml`) as [Json];
  const resources = (kustomization.resources as unknown as string[]).flatMap((name) =>
    documentsOf(`${folder}/${name}`),
  );
  const [secret] = documentsOf(`${folder}/secret.example.yaml`) as [Json];
  const ofKind = (kind: string): Json[] => resources.filter((each) => each.kind === kind);
  const podsOf = (each: Json): Json => (each.spec?.jobTemplate?.spec ?? each.spec)?.template as Json;
  const containers = [...ofKind('Deployment'), ...ofKind('CronJob')].flatMap(
    (each) => podsOf(each).spec?.containers as unknown as Json[],
  );
  const pathsIn = (path: string, pattern: RegExp): Set<string> =>
    new Set([...read(path).matchAll(pattern)].map(([, found = '']) => `/${found}`));
  const ROUTES: Readonly<Record<string, ReadonlySet<string>>> = {
    engine: pathsIn('apps/server/src/engine-process.ts', /case '\/([^']+)':/g),
    gateway: pathsIn('apps/server/src/features/health/health.controller.ts', /@Get\('([^']+)'\)/g),
  };

  it('is made of files that are all used', () => {
    const files = readdirSync(join(root, folder));
    expect(files.sort()).toEqual(
      [
        ...(kustomization.resources as unknown as string[]),
        'kustomization.yaml',
        'secret.example.yaml',
      ].sort(),
    );
    expect(containers.map(({ image }) => image)).toEqual(
      containers.map(() => kustomization.images?.[0]?.name),
    );
  });

  it('asks paths that the server answers, at a port that it has', () => {
    const probes = ofKind('Deployment').flatMap((each) =>
      ((podsOf(each).spec?.containers ?? []) as readonly Json[]).flatMap(
        ({ startupProbe, livenessProbe, readinessProbe }) =>
          [startupProbe, livenessProbe, readinessProbe].map((probe) => [each.metadata?.name ?? '', probe]),
      ),
    ) as [string, Json][];
    expect(probes).toHaveLength(6);
    const paths = probes.map(([name, { httpGet }]) => [name, String(httpGet?.path)] as const);
    expect(paths.filter(([name, path]) => !ROUTES[name]?.has(path))).toEqual([]);
    expect(paths.filter(([, path]) => path !== '/health/live')).toEqual([
      ['engine', '/health/engine'],
      ['gateway', '/health/ready'],
    ]);
    // The default of a second is less than a busy process or machine may take.
    const hasty = probes.filter(([, { httpGet, timeoutSeconds }]) => {
      const isDecisive = httpGet?.path !== '/health/live';
      return isDecisive && Number(timeoutSeconds ?? 1) < 3;
    });
    expect(hasty).toEqual([]);
    const ports = containers.flatMap(({ ports: each }) => (each ?? []) as readonly Json[]);
    expect(ports.map(({ name, containerPort }) => [name, containerPort])).toEqual([
      ['http', 3000],
      ['http', 3000],
    ]);
  });

  it('gives the server what it reads, from where it is kept', () => {
    const given = [
      ...Object.keys(ofKind('ConfigMap')[0]?.data ?? {}),
      ...Object.keys(secret.stringData ?? {}),
      ...containers.flatMap(({ env }) => (env ?? []).map(({ name }) => name as string)),
    ];
    expect(given.filter((name) => !VARIABLES.has(name))).toEqual([]);
    expect(missingIn(given)).toEqual([]);
    const kept = [ofKind('ConfigMap')[0]?.metadata?.name, secret.metadata?.name];
    const asked = containers.flatMap(({ envFrom }) =>
      (envFrom ?? []).map((each) => (each.configMapRef ?? each.secretRef)?.name),
    );
    expect(asked.filter((name) => !kept.includes(name))).toEqual([]);
    expect(
      containers.flatMap(({ command }) => programsIn(command ?? [])).filter((path) => !isProgram(path)),
    ).toEqual([]);
  });

  it('is refused by the server as long as a secret is the example’s', () => {
    const example = Object.assign({ ROLE: 'engine' }, ofKind('ConfigMap')[0]?.data, secret.stringData);
    const FILLED = {
      'DATABASE_URL,REDIS_URL': {
        DATABASE_URL: 'postgres://db.internal/truemark',
        REDIS_URL: 'redis://redis.internal',
      },
      SECRET_KEY: { SECRET_KEY: 'f'.repeat(64) },
      AWS_ACCESS_KEY_ID: { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'key' },
      ADMIN_PASSWORD: { ADMIN_PASSWORD: 'chosen by the owner' },
    };
    const read = (...filled: readonly object[]) => readEnvironment(Object.assign({}, example, ...filled));
    expect(read(...Object.values(FILLED)).owner?.email).toBe('owner@example.com');
    for (const name of Object.keys(FILLED)) {
      const others = Object.entries(FILLED).flatMap(([other, values]) => (other === name ? [] : [values]));
      expect(() => read(...others), name).toThrow(EnvironmentError);
    }
  });

  it('leaves the number of processes to the autoscaler where there is one', () => {
    const scaled = ofKind('HorizontalPodAutoscaler').map((each) => each.spec?.scaleTargetRef?.name);
    expect(scaled).toEqual(['gateway']);
    for (const { metadata, spec } of ofKind('Deployment'))
      expect(spec?.replicas === undefined, String(metadata?.name)).toBe(scaled.includes(metadata?.name));
  });

  it('keeps one of each kind up, spreads them, and gives none of them power', () => {
    const labels = ofKind('Deployment').map((each) => podsOf(each).metadata?.labels);
    const chosen = (kind: string): unknown[] =>
      ofKind(kind).map((each) => each.spec?.selector?.matchLabels ?? each.spec?.selector);
    expect(chosen('Deployment')).toEqual(labels);
    expect(chosen('PodDisruptionBudget')).toEqual(labels);
    expect(chosen('Service')).toEqual([{ app: 'truemark', role: 'gateway' }]);
    for (const { securityContext } of containers)
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
      });
    for (const each of [...ofKind('Deployment'), ...ofKind('CronJob')])
      expect(podsOf(each).spec?.securityContext).toMatchObject({ runAsNonRoot: true });
    const mounted = containers.flatMap(({ volumeMounts }) => (volumeMounts ?? []) as readonly Json[]);
    expect(mounted.map(({ mountPath }) => mountPath)).toEqual(
      expect.arrayContaining(['/tmp', '/data', '/backups']),
    );
  });
});
