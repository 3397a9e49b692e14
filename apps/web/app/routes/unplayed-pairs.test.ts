import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDeck } from '#app/features/deck/deck-request.server';
import { OWN_NOTHING } from '../../testing/open-deck-page';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore } from '#app/snapshot/current.server';
import { loader } from './commanders.$slug';

const PAIR = 'raised-by-giants-wilson-refined-grizzly';
const DECK = '/deck?commander=wilson-refined-grizzly&partner=raised-by-giants';

const load = (slug: string) =>
  loader({
    request: new Request(`http://localhost/commanders/${encodeURIComponent(slug)}`),
    params: { slug },
    context: {},
  });

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unplayed-pairs-'));
  await writeSnapshotFixture(folder, { browse: true });
  setSnapshotStore(openStore(parseEnv({ SNAPSHOT: folder }), silentLog));
});

describe('/commanders/{slug} of a pair that no counted deck plays', () => {
  it('shows both cards and what to do, for search engines to leave out', async () => {
    const { head, markup } = await load(PAIR);
    expect(head).toMatchObject({
      title: 'Wilson, Refined Grizzly and Raised by Giants',
      canonical: `http://localhost/commanders/${PAIR}`,
      hidden: true,
    });
    expect(markup.html).toContain('no counted deck plays this pair yet');
    expect(markup.html).toContain(`href="${DECK.replace('&', '&amp;')}"`);
    expect(markup.html).toContain('href="/commanders/wilson-refined-grizzly"');
    expect(markup.html).toContain('href="/cards/raised-by-giants"');
  });

  it('links to a deck of both', async () => {
    const snapshot = await getSnapshot();
    const leads = await loadDeck(new Request(`http://localhost${DECK}`), snapshot, OWN_NOTHING);
    const location = leads.kind === 'redirect' ? leads.location : '';
    const shown = await loadDeck(new Request(new URL(location, 'http://localhost')), snapshot, OWN_NOTHING);
    expect(shown.kind === 'deck' && shown.view.commanders.map(({ name }) => name)).toEqual([
      'Wilson, Refined Grizzly',
      'Raised by Giants',
    ]);
  });

  it.each(['wilson-refined-grizzly-raised-by-giants', 'Wilson, Refined Grizzly + Raised by Giants'])(
    'redirects %s to its canonical URL',
    async (spelling) => {
      const thrown = await load(spelling).catch((error: unknown) => error);
      expect(thrown).toMatchObject({ status: 301 });
      expect((thrown as Response).headers.get('Location')).toBe(`/commanders/${PAIR}`);
    },
  );

  it.each([
    ['edgar-markov-tymna-the-weaver', ['/commanders/edgar-markov', '/commanders/tymna-the-weaver']],
    ['edgar-markov-sol-ring', ['/commanders/edgar-markov', '/cards/sol-ring']],
  ])('is 404 for %s, which the rules do not allow, with the reason and its cards', async (slug, urls) => {
    const thrown = await load(slug).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ init: { status: 404 } });
    const { reason, suggestions } = (
      thrown as { data: { reason: string; suggestions: readonly { url: string }[] } }
    ).data;
    expect(reason).toMatch(/^Edgar Markov and .+ may not be commanders together: no partner ability/);
    expect(suggestions.slice(0, 2).map(({ url }) => url)).toEqual(urls);
  });
});
