import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { emptyMetrics } from '../testing/empty-metrics';

const read = (file: string): string =>
  readFileSync(new URL(`../../../../docs/operations/${file}`, import.meta.url), 'utf8');

const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const rules = Alerts.parse(parse(read('alerts.yaml'))).groups.flatMap((group) => group.rules);
const panels = Dashboard.parse(JSON.parse(read('dashboard.json'))).panels;

/** Names of metrics in an expression. @example namesIn('rate(crownsmith_x_total[5m])') // ['crownsmith_x_total'] */
const namesIn = (expr: string): readonly string[] =>
  [...expr.matchAll(/\b(?:crownsmith|nodejs|process)_\w+/g)].map(([name]) => name);

/** Names of the series that the site exports, with those of histograms. */
const exported = async (): Promise<ReadonlySet<string>> => {
  const types = [...(await emptyMetrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count', ''].map((end) => name + end) : [name],
    ),
  );
};

it('names only metrics that the site exports, in its alerts, its dashboard and its page', async () => {
  const known = await exported();
  const used = [
    ...rules.flatMap(({ expr }) => namesIn(expr)),
    ...panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
    ...namesIn(read('README.md')),
  ];
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it('describes every metric of its own', async () => {
  const own = [...(await exported())].filter((name) => /^crownsmith_(?!.*_(?:bucket|sum|count)$)/.test(name));
  const described = new Set(namesIn(read('README.md')));
  expect(own.filter((name) => !described.has(name))).toEqual([]);
});

it('says what to do for every alert, and for no other', () => {
  const titles = [
    ...(read('README.md')
      .split('## Alerts')[1]
      ?.matchAll(/^### (\w+)$/gm) ?? []),
  ];
  expect(titles.map(([, title]) => title)).toEqual(rules.map(({ alert }) => alert));
});
