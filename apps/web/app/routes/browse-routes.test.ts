import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COLOR_IDENTITIES, identitySlug } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { openStore, setSnapshotStore } from '#app/snapshot/current.server';
import type { SnapshotStore } from '#app/snapshot/store.server';
import * as averageDeck from './average-decks.$slug';
import * as partDeck from './average-decks.$slug_.$variant';
import * as backgrounds from './backgrounds';
import * as combo from './combos.$id';
import * as combos from './combos._index';
import * as commanders from './commanders._index';
import * as commander from './commanders.$slug';
import * as variant from './commanders.$slug_.$variant';
import * as companions from './companions';
import * as partner from './partners_.$slug';
import * as partners from './partners';
import * as precon from './precon.$slug';
import * as precons from './precon._index';
import * as set from './sets.$code';
import * as sets from './sets._index';
import * as theme from './themes.$key';
import * as themeColors from './themes.$key_.$colors';
import * as themes from './themes._index';
import * as top from './top';
import * as topList from './top_.$list';
import * as salt from './top_.salt';
import * as tribe from './typal.$key';
import * as tribeColors from './typal.$key_.$colors';
import * as tribes from './typal._index';

interface Page {
  readonly slug: string;
  readonly head: { readonly title: string; readonly description: string; readonly canonical: string };
  readonly markup: { readonly html?: string | undefined };
}
type Loader = (args: LoaderFunctionArgs) => Promise<Page>;

/** Routes by the pattern of their paths, the more specific ones first. */
const ROUTES: readonly (readonly [pattern: RegExp, loader: Loader])[] = [
  [/^\/top$/, top.loader],
  [/^\/top\/salt$/, salt.loader],
  [/^\/top\/(?<list>[^/]+)$/, topList.loader],
  [/^\/combos$/, combos.loader],
  [/^\/combos\/(?<id>[^/]+)$/, combo.loader],
  [/^\/commanders$/, commanders.loader],
  [/^\/commanders\/(?<slug>[^/]+)$/, commander.loader],
  [/^\/commanders\/(?<slug>[^/]+)\/(?<variant>[^/]+)$/, variant.loader],
  [/^\/backgrounds$/, backgrounds.loader],
  [/^\/partners$/, partners.loader],
  [/^\/partners\/(?<slug>[^/]+)$/, partner.loader],
  [/^\/companions$/, companions.loader],
  [/^\/sets$/, sets.loader],
  [/^\/sets\/(?<code>[^/]+)$/, set.loader],
  [/^\/precon$/, precons.loader],
  [/^\/precon\/(?<slug>[^/]+)$/, precon.loader],
  [/^\/themes$/, themes.loader],
  [/^\/themes\/(?<key>[^/]+)$/, theme.loader],
  [/^\/themes\/(?<key>[^/]+)\/(?<colors>[^/]+)$/, themeColors.loader],
  [/^\/typal$/, tribes.loader],
  [/^\/typal\/(?<key>[^/]+)$/, tribe.loader],
  [/^\/typal\/(?<key>[^/]+)\/(?<colors>[^/]+)$/, tribeColors.loader],
  [/^\/average-decks\/(?<slug>[^/]+)$/, averageDeck.loader],
  [/^\/average-decks\/(?<slug>[^/]+)\/(?<variant>[^/]+)$/, partDeck.loader],
];

/** The outcome of a request: the page, the target of a redirect, or the suggestions of a 404. */
const visit = async (url: string) => {
  const request = new Request(`http://localhost${url}`);
  const { pathname } = new URL(request.url);
  for (const [pattern, loader] of ROUTES) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    );
    try {
      const page = await loader({ request, params, context: {} });
      return { status: 200, title: page.head.title, head: page.head, html: page.markup.html ?? '' };
    } catch (thrown) {
      if (thrown instanceof Response) {
        return { status: thrown.status, to: thrown.headers.get('Location') ?? undefined };
      }
      if (typeof thrown === 'object' && thrown !== null && 'init' in thrown && 'data' in thrown) {
        const { init, data } = thrown as {
          init: { status: number };
          data: { suggestions: readonly { label: string; url: string }[] };
        };
        return { status: init.status, suggestions: data.suggestions };
      }
      throw thrown;
    }
  }
  throw new Error(`No route for ${url}`);
};

const open = async (browse: boolean): Promise<SnapshotStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'browse-'));
  await writeSnapshotFixture(folder, { browse });
  return openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
};

let current: SnapshotStore;
let older: SnapshotStore;
beforeAll(async () => {
  [current, older] = await Promise.all([open(true), open(false)]);
});

const TOP_LISTS = [
  ...['w', 'u', 'b', 'r', 'g', 'colorless', 'multi', 'creatures', 'instants', 'sorceries', 'artifacts'],
  ...['equipment', 'utility-artifacts', 'mana-artifacts', 'enchantments', 'auras', 'planeswalkers', 'lands'],
  ...['utility-lands', 'color-fixing-lands', 'salt'],
];

describe('with a current snapshot', () => {
  beforeAll(() => setSnapshotStore(current));

  it.each<[string, string]>([
    ['/top', 'Top cards'],
    ['/top?window=month', 'Top cards, past month'],
    ['/top/w', 'Top white cards'],
    ['/top/multi', 'Top multicolour cards'],
    ['/top/color-fixing-lands', 'Top colour-fixing lands'],
    ['/top/creatures?window=year', 'Top creatures, past year'],
    ['/top/salt', 'Saltiest cards'],
    ['/commanders', 'Commanders'],
    ['/commanders?window=month', 'Commanders, past month'],
    ['/combos', 'Combos'],
    ['/combos?colors=colorless', 'Colourless combos'],
    ['/combos?card=sol-ring', 'Combos with Sol Ring'],
    ['/combos/ring-and-signet', 'Sol Ring + Arcane Signet'],
    ['/commanders/edgar-markov', 'Edgar Markov'],
    ['/commanders/ug', 'Simic commanders'],
    ['/commanders/colorless', 'Colourless commanders'],
    ['/backgrounds', 'Backgrounds'],
    ['/partners', 'Partners'],
    ['/partners/tymna-the-weaver', 'Partners of Tymna the Weaver'],
    ['/partners/wilson-refined-grizzly', 'Partners of Wilson, Refined Grizzly'],
    ['/companions', 'Companions'],
    ['/sets', 'Sets'],
    ['/sets/tst', 'Test Set, set'],
    ['/precon', 'Precons'],
    ['/precon/test-precon', 'Test Precon, precon'],
    ['/themes', 'Themes'],
    ['/themes/tokens', 'Tokens, theme'],
    ['/themes/tokens/wbr', 'Tokens in Mardu'],
    ['/typal', 'Typal'],
    ['/typal/vampire', 'Vampire, tribe'],
    ['/typal/vampire/wbr', 'Vampire in Mardu'],
    ['/commanders/edgar-markov/vampire', 'Edgar Markov: Vampires'],
    ['/commanders/edgar-markov/budget', 'Edgar Markov: Cheapest third'],
    ['/commanders/edgar-markov/expensive', 'Edgar Markov: Most expensive third'],
    ['/average-decks/edgar-markov', 'Average deck of Edgar Markov'],
    ['/average-decks/edgar-markov/tokens', 'Average deck of Edgar Markov: Tokens'],
    ['/average-decks/edgar-markov/budget', 'Average deck of Edgar Markov: Cheapest third'],
    ['/average-decks/wilson-refined-grizzly/optimized', 'Average deck of Wilson, Refined Grizzly: Optimized'],
    [
      '/average-decks/thrasios-triton-hero-tymna-the-weaver',
      'Average deck of Thrasios, Triton Hero and Tymna the Weaver',
    ],
  ])('%s has the title %s', async (url, title) => {
    const { status, head, html } = await visit(url);
    expect({ status, title: head?.title }).toEqual({ status: 200, title });
    expect(head?.description.length).toBeGreaterThan(40);
    expect(head?.canonical).toBe(`http://localhost${url}`);
    expect(html).toMatch(/<h1/);
    expect(html).toContain('aria-label="Breadcrumb"');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(TOP_LISTS)('/top/%s states its rule and links to all other lists', async (list) => {
    const { html = '' } = await visit(`/top/${list}`);
    const links = [...html.matchAll(/href="\/top\/([^"?]+)"/g)].map(([, name]) => name);
    expect(new Set(links)).toEqual(new Set([...TOP_LISTS, 'rising']));
    expect(html).toMatch(/<h1>.*<\/h1><p>[^<]{15,}/);
  });

  it.each(COLOR_IDENTITIES.map(identitySlug))('/commanders/%s is a page of its colours', async (colors) => {
    const { status, html = '' } = await visit(`/commanders/${colors}`);
    expect(status).toBe(200);
    expect(html.match(/aria-current="page"/g)).toHaveLength(2);
  });

  it('lists exactly the commanders and pairs of a colour identity', async () => {
    const { html = '' } = await visit('/commanders/wb');
    expect(html).toContain('/commanders/tymna-the-weaver"');
    expect(html).not.toContain('/commanders/edgar-markov"');
    expect((await visit('/commanders/wubg')).html).toContain('thrasios-triton-hero-tymna-the-weaver');
  });

  it.each<[string, string]>([
    ['/commanders/gu', '/commanders/ug'],
    ['/commanders/WUBRG', '/commanders/wubrg'],
    ['/commanders/grbuw', '/commanders/wubrg'],
    ['/commanders/simic', '/commanders/ug'],
    ['/commanders/Esper', '/commanders/wub'],
    ['/commanders/jeskai', '/commanders/wur'],
    ['/commanders/glint-eye', '/commanders/ubrg'],
    ['/commanders/mono-red', '/commanders/r'],
    ['/commanders/five-color', '/commanders/wubrg'],
    [
      '/commanders/tymna-the-weaver-thrasios-triton-hero',
      '/commanders/thrasios-triton-hero-tymna-the-weaver',
    ],
    ['/top/Creatures', '/top/creatures'],
    ['/top/week', '/top?window=week'],
    ['/top/month', '/top?window=month'],
    ['/top/Year', '/top?window=year'],
    ['/top/all', '/top'],
    ['/commanders/week', '/commanders?window=week'],
    ['/commanders/month', '/commanders?window=month'],
    ['/commanders/Year', '/commanders?window=year'],
    ['/combos/sol-ring', '/combos?card=sol-ring'],
    ['/combos/fire', '/combos?card=fire-ice'],
    ['/combos/esper', '/combos?colors=wub'],
    ['/combos/gu', '/combos?colors=ug'],
    ['/combos/colorless', '/combos?colors=colorless'],
    ['/sets/TST', '/sets/tst'],
    ['/precon/Test%20Precon', '/precon/test-precon'],
    ['/themes/Tokens', '/themes/tokens'],
    ['/themes/token', '/themes/tokens'],
    ['/themes/tokens/mardu', '/themes/tokens/wbr'],
    ['/typal/Vampires', '/typal/vampire'],
    ['/typal/vampires/rbw', '/typal/vampire/wbr'],
    ['/commanders/Edgar-Markov/vampire', '/commanders/edgar-markov/vampire'],
    ['/commanders/edgar-markov/vampires', '/commanders/edgar-markov/vampire'],
    ['/commanders/edgar-markov/Budget', '/commanders/edgar-markov/budget'],
    [
      '/average-decks/tymna-the-weaver-thrasios-triton-hero',
      '/average-decks/thrasios-triton-hero-tymna-the-weaver',
    ],
    [
      '/commanders/Tymna%20the%20Weaver%20+%20Thrasios,%20Triton%20Hero',
      '/commanders/thrasios-triton-hero-tymna-the-weaver',
    ],
    [
      '/average-decks/Tymna%20the%20Weaver%20%26%20Thrasios,%20Triton%20Hero',
      '/average-decks/thrasios-triton-hero-tymna-the-weaver',
    ],
    ['/commanders/Edgar%20Markov/Vampires', '/commanders/edgar-markov/vampire'],
    ['/average-decks/Edgar%20Markov', '/average-decks/edgar-markov'],
    ['/average-decks/Edgar%20Markov/tokens', '/average-decks/edgar-markov/tokens'],
    ['/average-decks/edgar-markov/Tokens', '/average-decks/edgar-markov/tokens'],
    ['/average-decks/wilson-refined-grizzly/bracket-4', '/average-decks/wilson-refined-grizzly/optimized'],
    ['/combos?card=Sol%20Ring', '/combos?card=sol-ring'],
    ['/combos?colors=gu&card=fire', '/combos?colors=ug&card=fire-ice'],
    ['/combos/Ring-And-Signet', '/combos/ring-and-signet'],
    ['/partners/Tymna%20the%20Weaver', '/partners/tymna-the-weaver'],
  ])('%s redirects permanently to %s', async (from, to) => {
    expect(await visit(from)).toEqual({ status: 301, to });
    expect((await visit(to)).status).toBe(200);
  });

  it.each<[string, string?]>([
    ['/top/nope', '/top'],
    ['/top/__proto__', '/top'],
    ['/combos/nope', '/combos'],
    ['/combos/index', '/combos'],
    ['/combos/by-card', '/combos'],
    ['/combos/..%2Findex', '/combos'],
    ['/commanders/nobody-atraxa', '/commanders/atraxa-praetors-voice'],
    ['/commanders/No%20Body'],
    ['/commanders/edgar-markov/nope', '/commanders/edgar-markov/vampire'],
    ['/commanders/atraxa-praetors-voice/vampire', '/commanders/atraxa-praetors-voice'],
    ['/commanders/nobody/tokens'],
    ['/commanders/..%2F..%2Fmanifest/x'],
    ['/sets/nope', '/sets'],
    ['/sets/index', '/sets'],
    ['/sets/..%2F..%2Fcurrent', '/sets'],
    ['/precon/nope', '/precon'],
    ['/precon/precon-of-tests', '/precon/test-precon'],
    ['/precon/index', '/precon'],
    ['/themes/nope', '/themes'],
    ['/themes/index', '/themes'],
    ['/themes/constructor', '/themes'],
    ['/themes/tokens/u', '/themes/tokens/wbr'],
    ['/themes/tokens/purple', '/themes/tokens'],
    [`/themes/tokens/${'w'.repeat(3000)}`, '/themes/tokens'],
    ['/typal/nope', '/typal'],
    ['/partners/edgar-markov', '/cards/edgar-markov'],
    ['/partners/nobody-tymna', '/commanders/tymna-the-weaver'],
    ['/partners/__proto__'],
    ['/typal/vampire/%00', '/typal/vampire'],
    ['/average-decks/edgar', '/commanders/edgar-markov'],
    ['/average-decks/edgar-markov/nope', '/average-decks/edgar-markov'],
    ['/average-decks/edgar-markov/cedh', '/average-decks/edgar-markov'],
    ['/average-decks/nobody/tokens'],
    [`/average-decks/${'a'.repeat(3000)}`],
    [`/commanders/${'w'.repeat(3000)}`],
    ['/sets/%F0%9F%83%8F', '/sets'],
  ])('%s responds with 404 and suggestions', async (url, suggested) => {
    const { status, suggestions } = await visit(url);
    expect(status).toBe(404);
    if (suggested !== undefined)
      expect(suggestions?.map((suggestion) => suggestion.url)).toContain(suggested);
  });

  it.each([
    '/top?window=decade',
    '/top?window=__proto__',
    '/top?window=week',
    '/commanders?window=week',
    '/commanders?window=__proto__',
    '/combos?colors=purple',
    '/combos?page=-4',
    '/combos?page=1e9',
    '/combos?result=%3Cscript%3E',
    '/combos?card=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    `/combos?card=${'a'.repeat(5000)}`,
    '/commanders/wb?page=0',
    '/commanders/wb?page=99999',
  ])('%s responds with a page that escapes the query', async (url) => {
    const { status, html } = await visit(url);
    expect(status).toBe(200);
    expect(html).not.toContain('<script');
  });

  it('offers only time windows with decks', async () => {
    const { html = '' } = await visit('/top/creatures');
    expect([...html.matchAll(/window=(\w+)/g)].map(([, window]) => window)).toEqual(['month', 'year']);
    expect((await visit('/top?window=week')).head?.canonical).toBe('http://localhost/top');
  });

  it('filters combos by colours, result and card', async () => {
    const combosOf = async (query: string) =>
      new Set(
        [...((await visit(`/combos${query}`)).html ?? '').matchAll(/\/combos\/([a-z-]+)"/g)].map(
          ([, id]) => id,
        ),
      );
    expect(await combosOf('')).toEqual(new Set(['ring-and-signet', 'bolt-and-study', 'witness-and-deluge']));
    expect(await combosOf('?result=infinite-mana')).toEqual(
      new Set(['ring-and-signet', 'witness-and-deluge']),
    );
    expect(await combosOf('?card=sol-ring&colors=ur')).toEqual(new Set(['bolt-and-study']));
    expect(await combosOf('?card=sol-rnig')).toEqual(new Set());
    expect((await visit('/combos?card=sol-rin')).html).toContain('/combos?card=sol-ring');
    expect((await visit('/combos?colors=wubrg')).html).toContain('No combo matches these filters');
  });

  it('links each partner to the page of its pairs', async () => {
    const { html = '' } = await visit('/partners');
    for (const slug of ['tymna-the-weaver', 'brallin-skyshark-rider', 'wilson-refined-grizzly']) {
      expect(html).toContain(`href="/partners/${slug}"`);
    }
  });

  it('lists the partners that a card is played with, and the other legal ones', async () => {
    const { html = '' } = await visit('/partners/tymna-the-weaver');
    expect(html).toContain('href="/commanders/tymna-the-weaver"');
    const [played = '', allowed = ''] = html.split('id="allowed"');
    expect(played).toContain('href="/commanders/thrasios-triton-hero-tymna-the-weaver"');
    expect(allowed).not.toContain('thrasios-triton-hero');
    expect(allowed).not.toContain('brallin-skyshark-rider');
    const brallin = (await visit('/partners/brallin-skyshark-rider')).html ?? '';
    expect(brallin).toContain('shabraz-the-skyshark');
    expect(brallin).not.toContain('tymna-the-weaver');
  });

  it('has the average deck as a list to copy and to add to the clipboard, its commanders marked', async () => {
    expect((await visit('/commanders/edgar-markov/tokens')).html).toContain(
      'href="/average-decks/edgar-markov/tokens"',
    );
    const { html = '' } = await visit('/average-decks/edgar-markov');
    expect(html).toContain('data-copy-list="list-cards"');
    expect(html).toContain('data-add-list="list-cards"');
    expect(html.match(/data-commanders/g)).toHaveLength(1);
    expect(html).toMatch(
      /id="list-cards"[\s\S]*<span>1<\/span> <a href="\/cards\/edgar-markov">Edgar Markov/,
    );
  });
});

describe('with an older snapshot, which lacks these page files', () => {
  beforeAll(() => setSnapshotStore(older));

  it.each([
    ...['/top', '/top/salt', '/top/w', '/top/auras', '/combos', '/combos?card=sol-ring', '/commanders/ug'],
    ...['/backgrounds', '/partners', '/partners/tymna-the-weaver', '/companions', '/sets', '/sets/tst'],
    ...['/precon', '/themes', '/themes/tokens'],
    ...['/typal', '/typal/vampire', '/average-decks/edgar-markov'],
  ])('%s is a page without data', async (url) => {
    const { status, html } = await visit(url);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1/);
    expect(html).not.toMatch(/undefined|NaN/);
  });

  it.each([
    '/combos/ring-and-signet',
    '/precon/test-precon',
    '/commanders/edgar-markov/vampire',
    '/typal/vampire/wbr',
  ])('%s responds with 404', async (url) => expect((await visit(url)).status).toBe(404));
});
