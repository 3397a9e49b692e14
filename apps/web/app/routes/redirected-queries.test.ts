import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import * as averageDeck from './average-decks.$slug';
import * as card from './cards.$slug';
import * as printings from './cards.$slug_.printings';
import * as saltVote from './cards.$slug_.salt';
import * as combo from './combos.$id';
import * as commander from './commanders.$slug';
import * as variant from './commanders.$slug_.$variant';
import * as partner from './partners_.$slug';
import * as precon from './precon.$slug';
import * as set from './sets.$code';
import * as theme from './themes.$key';
import * as themeColors from './themes.$key_.$colors';
import * as topList from './top_.$list';
import * as tribe from './typal.$key';

type Loader = (args: LoaderFunctionArgs) => unknown;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redirected-queries-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

it.each<[string, Loader, Record<string, string>, string]>([
  [
    '/average-decks/Edgar%20Markov',
    averageDeck.loader,
    { slug: 'Edgar Markov' },
    '/average-decks/edgar-markov',
  ],
  ['/cards/Sol%20Ring', card.loader, { slug: 'Sol Ring' }, '/cards/sol-ring'],
  ['/cards/fire/printings', printings.loader, { slug: 'fire' }, '/cards/fire-ice/printings'],
  ['/cards/fire/salt', saltVote.loader, { slug: 'fire' }, '/cards/fire-ice/salt'],
  ['/combos/Ring-And-Signet', combo.loader, { id: 'Ring-And-Signet' }, '/combos/ring-and-signet'],
  ['/commanders/Edgar%20Markov', commander.loader, { slug: 'Edgar Markov' }, '/commanders/edgar-markov'],
  ['/commanders/simic', commander.loader, { slug: 'simic' }, '/commanders/ug'],
  [
    '/commanders/edgar-markov/Vampires',
    variant.loader,
    { slug: 'edgar-markov', variant: 'Vampires' },
    '/commanders/edgar-markov/vampire',
  ],
  [
    '/partners/Tymna%20the%20Weaver',
    partner.loader,
    { slug: 'Tymna the Weaver' },
    '/partners/tymna-the-weaver',
  ],
  ['/precon/Test%20Precon', precon.loader, { slug: 'Test Precon' }, '/precon/test-precon'],
  ['/sets/TST', set.loader, { code: 'TST' }, '/sets/tst'],
  ['/themes/Token', theme.loader, { key: 'Token' }, '/themes/tokens'],
  ['/themes/Token/mardu', themeColors.loader, { key: 'Token', colors: 'mardu' }, '/themes/tokens/wbr'],
  ['/top/Creatures', topList.loader, { list: 'Creatures' }, '/top/creatures'],
  ['/typal/Vampires', tribe.loader, { key: 'Vampires' }, '/typal/vampire'],
])('%s redirects with its query', async (path, loader, params, target) => {
  const query = '?window=month&sort=price&with=Sol%20Ring';
  const request = new Request(`http://localhost${path}${query}`);
  const thrown = await Promise.resolve(loader({ request, params, context: {} })).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get('Location')]).toEqual([301, target + query]);
});
