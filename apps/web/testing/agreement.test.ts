// One list through every entrance: pages, dock, reports, API and command line (the tools of MCP call what the command line calls) find the
// same cards, copies, price, bracket, legality and recommendations with the same counts.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bannedText } from '@crownsmith/answers/text';
import {
  DeckReport,
  RecsResponse,
  type CardBan,
  type CompareChoice,
  type SetPrintings,
} from '@crownsmith/api-client';
import { Legality, Recommendations } from '@crownsmith/api-client/v1';
import {
  checkLegality,
  openCardSource,
  priceList,
  printList,
  readList,
  recommend,
  reportDeck,
  toDocument,
} from '@crownsmith/cli';
import type { CardSource } from '@crownsmith/cli';
import { clipboardCount, countListCards } from '@crownsmith/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openText } from '#app/deck-addresses/open-text.server';
import { deckPrices } from '#app/ui/price/visible-prices';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { startSite, type TestSite } from '../server/testing/site';
import { openDecks, wrongCounts, type OpenDecks } from './recount';
import { adviceOfPage, openDeckPage } from './open-deck-page';
import { askEverywhere, dockTotal, pasteIntoDock } from './surfaces';

/** Printings of cards that cost $1.49 as their cheapest. */
const C21: SetPrintings = {
  ...{ set: 'c21', set_name: 'Commander 2021', released_at: '2021-04-23' },
  printings: (
    [
      ['edgar-markov', '1', { foil: 30 }],
      ['sol-ring', '263', { nonfoil: 7, foil: 40 }],
      ['arcane-signet', '234', { nonfoil: 3 }],
      ['swamp', '99', { nonfoil: 0.1 }],
      ['swamp', '100', { nonfoil: 0.15 }],
    ] as const
  ).map(([card, number, tcgplayer], at) => ({
    ...{ card, number, id: `c62c3ac8-4b0c-4c9c-8f2d-1f1f4b4f4f4${at}` },
    finishes: Object.keys(tcgplayer) as ('nonfoil' | 'foil')[],
    prices: { tcgplayer },
  })),
};

const LOTUS: CardBan = {
  ...{ format: 'commander', since: '2020-01-01', until: '2019-12-31' },
  ...{ num_decks: 3, potential_decks: 40 },
};

let site: TestSite;
let source: CardSource;
let snapshot: Snapshot;
let decks: OpenDecks;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' } });
  const printings = join(site.folder, 'fixture-0001', 'printings');
  await mkdir(printings);
  await writeFile(join(printings, 'c21.json'), JSON.stringify(C21));
  const lotus = join(site.folder, 'fixture-0001', 'cards', 'black-lotus.json');
  await writeFile(lotus, JSON.stringify({ ...JSON.parse(await readFile(lotus, 'utf8')), bans: [LOTUS] }));
  source = await openCardSource({ snapshot: site.folder });
  snapshot = await site.store.get();
  decks = await openDecks(site.folder);
});
afterAll(() => site.close());

const LISTS = {
  'a short list': 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Arcane Signet\n1 Toxic Deluge\n30 Swamp',
  'a list with a card of another colour': 'Commander\n1 Edgar Markov\n\nDeck\n1 Rhystic Study\n1 Sol Ring',
  'a list with a name that no card has':
    'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Shok\n1 Lightning Bolt\n2 Swamp',
  'a list with a banned card': 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n1 Black Lotus\n2 Swamp',
  'a pair': 'Commander\n1 Tymna the Weaver\n1 Thrasios, Triton Hero\n\nDeck\n1 Sol Ring\n1 Rhystic Study',
  'a list of printings': [
    'Commander\n1 Edgar Markov (C21) 1\n\nDeck\n1 Sol Ring (C21) 263 *F*\n1 Arcane Signet (C21) 234 *F*',
    '1 Toxic Deluge *F*\n2 Swamp (C21) 99\n1 Swamp (C21) 100\n3 Swamp (XYZ) 1\n24 Swamp',
  ].join('\n'),
  'a list of marks': '1x Edgar Markov (C17) 36 *CMDR*\n1x Sol Ring (C17) 223 [Ramp]\n3x Swamp (C17) 1 *F*',
  'a list of Oathbreaker': 'Commander\n1 Edgar Markov\n\nSignature Spell\n1 Toxic Deluge\n\nDeck\n1 Sol Ring',
} as const;

const urlsOf = (cards: readonly { readonly url: string }[]) => cards.map(({ url }) => url);
const codesOf = (violations: readonly { readonly code: string }[]) =>
  [...new Set(violations.map(({ code }) => code))].sort();

/** What is asked of decks, one for each list in turn. */
const CHOICES: readonly CompareChoice[] = [
  { format: 'any' },
  { bracket: 'any', since: '2024-01-01' },
  { bracket: 5 },
];

describe.each(Object.entries(LISTS))('%s', (_, list) => {
  it('is the same list at every entrance', async () => {
    const report = DeckReport.parse((await site.post('/api/deck-report', { list })).body);
    const legality = Legality.parse((await site.post('/api/v1/legality', { list })).body);
    const read = await readList(list, source);
    const checked = checkLegality(read, source);
    const { notes: _notes, data: _data, ...reported } = await reportDeck(list, source);
    const page = await openDeckPage(new URLSearchParams({ text: list, tab: 'check' }), snapshot);
    const dock = pasteIntoDock(list, snapshot);
    const opened = await openText(list, snapshot);

    expect(reported).toEqual(report);
    // What the tab does not show is not computed; what was left out is of the text, not of the deck.
    const shown = page.kind === 'deck' ? page.view.report : undefined;
    const { bracket, combos, jobs, cuts, swaps, lacks, salt, colors, curve } = report;
    const { unpriced: _unpriced, ...price } = report.price;
    expect(shown).toMatchObject({ bracket, combos, jobs, cuts, swaps, lacks, salt, price, colors, curve });
    const known = report.num_cards - report.not_understood.length;
    expect([legality.num_cards, checked.cards]).toEqual([report.num_cards, report.num_cards]);
    expect(clipboardCount(dock)).toBe(known);
    expect(opened.ok && countListCards(opened.value.deck)).toBe(known);
    expect(opened.ok && opened.value.lineErrors.map(({ text }) => text)).toEqual(
      report.not_understood.map(({ message }) => message),
    );

    expect(legality.legal).toBe(report.legality.legal);
    expect(checked.legal).toBe(report.legality.legal);
    expect(codesOf(legality.violations)).toEqual(codesOf(report.legality.violations));
    expect(codesOf(checked.violations)).toEqual(codesOf(report.legality.violations));
    expect(legality.color_identity).toEqual(report.color_identity);
    // Combos raise the estimate alone: legality has no decks.
    expect(legality.bracket.lowest).toBeLessThanOrEqual(report.bracket.estimate);

    const [dollars] = (await priceList(read, source, 'tcgplayer')).totals;
    const total = await dockTotal(dock, snapshot);
    expect(dollars?.amount).toBeCloseTo(report.price.total);
    expect(total.amount).toBeCloseTo(report.price.total);
    const asCheapest = report.price.as_cheapest ?? 0;
    expect([dollars?.as_cheapest, total.asCheapest ?? 0]).toEqual([asCheapest, asCheapest]);
  });

  it('gets the same figures at every entrance, each sentence of which the decks bear out', async () => {
    const { report, recs, differences } = await askEverywhere(list, { site, source, snapshot });
    expect(differences).toEqual([]);
    const { checked, wrong } = await wrongCounts({ list }, { report, recs }, decks, snapshot);
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(0);
    expect(recs?.inRecs.some(({ evidence }) => (evidence.similar_count ?? 0) > 0)).toBe(true);
  });

  it('is compared with the decks that are asked for at every entrance', async () => {
    const compare = CHOICES[Object.values<string>(LISTS).indexOf(list) % CHOICES.length];
    const { report, recs, differences } = await askEverywhere(list, { site, source, snapshot }, compare);
    expect(differences).toEqual([]);
    const { wrong } = await wrongCounts({ list, compare }, { report, recs }, decks, snapshot);
    expect(wrong).toEqual([]);
    const { compared_with: compared } = report;
    expect(compared?.commander_only).toBe(compare?.format === undefined);
    expect(compared?.since).toBe(compare?.since ?? null);
  });

  it('gets the same recommendations at every entrance', async () => {
    const dock = pasteIntoDock(list, snapshot);
    const cards = Object.entries(dock.cards).map(([url, { count = 1 }]) => ({ url, count }));
    const commanders = [...dock.commanders];
    const api = RecsResponse.parse((await site.post('/api/recs', { commanders, cards })).body);
    const v1 = Recommendations.parse(
      (
        await site.post('/api/v1/recommend', {
          commanders,
          cards: cards.map(({ url, count }) => ({ name: url, count })),
          limit: 100,
        })
      ).body,
    );
    const cli = await recommend(await readList(list, source), source, { limit: 120, cuts: 20 });
    const page = await adviceOfPage({ text: list }, snapshot);

    expect(cli.add).toEqual(api.inRecs);
    expect(cli.cut).toEqual(api.outRecs);
    expect(cli.cards).toBe(api.num_cards);
    const withoutPlace = v1.inRecs.map(({ evidence, reason, lacks }) => ({ evidence, reason, lacks }));
    expect(withoutPlace).toEqual(
      api.inRecs.slice(0, 100).map(({ evidence, reason, lacks }) => ({ evidence, reason, lacks })),
    );
    expect(page.urls).toEqual(urlsOf(api.inRecs).sort());
    expect(api.inRecs.length).toBeGreaterThan(0);
  });
});

it('states since when a card is banned in the report and in /api/v1', async () => {
  const list = LISTS['a list with a banned card'];
  const { legality } = DeckReport.parse((await site.post('/api/deck-report', { list })).body);
  const { notes } = Legality.parse((await site.post('/api/v1/legality', { list })).body);
  expect(legality.notes).toEqual([bannedText('Black Lotus', LOTUS)]);
  expect(notes).toEqual(legality.notes);
});

it('prices the printings of a list, else the cheapest ones, at every entrance', async () => {
  const list = LISTS['a list of printings'];
  // Arcane Signet has no price in foil, Toxic Deluge no printing and three Swamps one that is not known.
  const amount = 30 + 40 + 1.49 + 1.49 + 2 * 0.1 + 0.15 + 3 * 1.49 + 24 * 1.49;
  const asCheapest = 1 + 1 + 3;
  const { price } = DeckReport.parse((await site.post('/api/deck-report', { list })).body);
  expect(price).toMatchObject({ total: amount, unpriced: 0, as_cheapest: asCheapest });
  const page = await openDeckPage(new URLSearchParams({ text: list }), snapshot);
  const settings = { priceSources: ['tcgplayer'], showsEverySource: true } as const;
  const text = `$${amount.toFixed(2)}`;
  expect(page.kind === 'deck' && deckPrices(page.view.priced, settings)).toEqual([
    { source: 'tcgplayer', text, unpriced: 0, asCheapest },
  ]);
  expect(await dockTotal(pasteIntoDock(list, snapshot), snapshot)).toMatchObject({ amount, asCheapest });
  const host = await openCardSource({ host: site.url });
  for (const from of [source, host]) {
    const read = await readList(list, from);
    expect((await priceList(read, from, 'tcgplayer')).totals).toEqual([
      { source: 'tcgplayer', amount, priced: 34, unpriced: 0, as_cheapest: asCheapest },
    ]);
    const document = printList(toDocument(read), 'json');
    expect((await reportDeck(document, from)).price).toEqual(price);
  }
  const call = { name: 'deck_report', arguments: { list, detail: 'full' } };
  const { body } = await site.post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call },
    { Accept: 'application/json, text/event-stream' },
  );
  expect(body).toMatchObject({ result: { structuredContent: { price } } });
});
