import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './steps/root.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Text of every source below a folder, without specs. */
const sourcesOf = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => read(join(folder, name)))
    .join('\n');

describe('what watches it', () => {
  /** Names of all existing metrics: the server's own, Node's defaults, and Prometheus's `up`. */
  const figuresThatThereAre = async (): Promise<Set<string>> => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const own = [...sourcesOf('apps/server/src').matchAll(/'(truemark_[a-z_]+)'/g)].map(
      ([, name = '']) => name,
    );
    const node = (await registry.getMetricsAsJSON()).map(({ name }) => name);
    const histogram = ['_bucket', '_count', '_sum'].map((end) => `truemark_http_request_seconds${end}`);
    return new Set([...own, ...node, ...histogram, 'up']);
  };
  const figuresIn = (expression: string): string[] =>
    expression.match(/\b(?:truemark|nodejs|process)_[a-z0-9_]+|\bup\b/g) ?? [];

  it('compares the heap with the limit of its process, whatever memory that has', () => {
    const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
      groups: { rules: { expr: string }[] }[];
    };
    const ofHeap = groups.flatMap(({ rules }) => rules).filter(({ expr }) => expr.includes('heap'));
    expect(ofHeap.map(({ expr }) => figuresIn(expr))).toEqual([
      ['nodejs_heap_size_used_bytes', 'truemark_heap_limit_bytes'],
    ]);
  });

  it('asks for figures that there are', async () => {
    const known = await figuresThatThereAre();
    const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
    };
    const rules = groups.flatMap(({ rules: each }) => each);
    expect(rules.length).toBeGreaterThan(8);
    const { panels } = JSON.parse(read('deploy/grafana/truemark.json')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    expect(panels.length).toBeGreaterThan(8);
    const asked = [
      ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
      ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
    ];
    expect(asked.filter(({ expr }) => figuresIn(expr).length === 0)).toEqual([]);
    expect(
      asked.flatMap(({ name, expr }) =>
        figuresIn(expr)
          .filter((each) => !known.has(each))
          .map((each) => [name, each]),
      ),
    ).toEqual([]);
  });
});
