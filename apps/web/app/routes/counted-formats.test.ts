import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import * as home from './_index';
import * as combos from './combos._index';
import * as set from './sets.$code';
import * as sets from './sets._index';
import * as theme from './themes.$key';
import * as top from './top';
import * as rising from './top_.rising';
import * as tribe from './typal.$key';

type Loader = (args: LoaderFunctionArgs) => Promise<{ readonly head: { readonly description: string } }>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  await writeSnapshotFixture(folder, { manifest: { formats: { commander: 1, duel: 99 } } });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

const describedBy = async (loader: Loader, params = {}): Promise<string> => {
  const page = await loader({ request: new Request('http://localhost/'), params, context: {} });
  return page.head.description;
};

it.each<[string, Loader, Record<string, string>?]>([
  ['/', home.loader],
  ['/top', top.loader],
  ['/combos', combos.loader],
  ['/sets', sets.loader],
  ['/sets/{code}', set.loader, { code: 'tst' }],
  ['/themes/{key}', theme.loader, { key: 'tokens' }],
  ['/typal/{key}', tribe.loader, { key: 'vampire' }],
])('the description of %s names the formats whose decks are counted', async (_, loader, params) =>
  expect(await describedBy(loader, params)).toContain('Duel Commander and Commander'),
);

it('the description of /top/rising names no format', async () =>
  expect(await describedBy(rising.loader)).not.toMatch(/Commander/));
