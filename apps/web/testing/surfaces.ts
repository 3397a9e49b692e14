// One list through every entrance that gives advice: what they say of it, and where two of them differ. For the test of agreement, and for
// the bench that takes forty real lists.
import { readStatedPrintings } from '@crownsmith/answers';
import { comparisonText, groupRecs } from '@crownsmith/answers/text';
import { isDeepStrictEqual } from 'node:util';
import {
  clipboardCardFromWire,
  DeckReport,
  RecsResponse,
  type CompareChoice,
  type Rec,
} from '@crownsmith/api-client';
import { Legality, Recommendations } from '@crownsmith/api-client/v1';
import { checkLegality, priceList, readList, recommend, reportDeck, type CardSource } from '@crownsmith/cli';
import {
  addCards,
  type ClipboardCard,
  type ClipboardState,
  clipboardCount,
  clipboardTotals,
  createFindPrintings,
  crownCard,
  EMPTY_CLIPBOARD,
  namesOfPastedList,
  type PriceTotal,
  setPrintings,
} from '@crownsmith/domain';
import { statedSets } from '#app/features/clipboard/export-list';
import { resolveImport } from '#app/features/clipboard/panel/import-list';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { TestSite } from '../server/testing/site';
import { adviceOfPage } from './open-deck-page';

/** The entrances of one snapshot. */
export interface Entrances {
  readonly site: Pick<TestSite, 'post'>;
  readonly source: CardSource;
  readonly snapshot: Snapshot;
}

/** What the entrances say of a list. */
export interface Answers {
  readonly report: DeckReport;
  readonly recs: RecsResponse | undefined;
  /** two that should be equal and are not, as a line each */
  readonly differences: readonly string[];
}

const figuresOf = ({
  name,
  evidence,
  reason,
  lacks,
}: Pick<Rec, 'name' | 'evidence' | 'reason' | 'lacks'>) => ({
  name,
  evidence,
  reason,
  lacks,
});

/** The dock after a list was pasted into it. */
export const pasteIntoDock = (list: string, snapshot: Snapshot): ClipboardState => {
  const found = new Map<string, ClipboardCard>();
  for (const name of namesOfPastedList(list)) {
    const wire = snapshot.resolveCard(name);
    if (wire) found.set(name, clipboardCardFromWire(wire));
  }
  const { cards, commanders, printings } = resolveImport(list, found);
  const crowned = commanders.reduce(crownCard, addCards(EMPTY_CLIPBOARD, commanders));
  return setPrintings(addCards(crowned, cards), printings);
};

/** What the dock says that its list costs, once the printings of the sets that the list states are loaded. */
export const dockTotal = async (dock: ClipboardState, snapshot: Snapshot): Promise<PriceTotal> => {
  const sets = await readStatedPrintings(
    statedSets(dock).map((set) => ({ set })),
    (path, schema) => snapshot.files.read(path, schema),
  );
  return clipboardTotals(dock, 'tcgplayer', 0, createFindPrintings(sets));
};

/** Dollars and cents, of sums in whatever order they were added. */
const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);

/** What is asked of decks, as fields of a form. */
const formOf = ({ format, bracket, since }: CompareChoice = {}): Record<string, string> => ({
  ...(format !== undefined && { compare_format: format }),
  ...(bracket !== undefined && { compare_bracket: String(bracket) }),
  ...(since !== undefined && { compare_since: since }),
});

/** Asks every entrance about a list, and compares cards, legality, bracket, jobs, decks that it is compared with, counts and reasons. */
export const askEverywhere = async (
  list: string,
  { site, source, snapshot }: Entrances,
  compare?: CompareChoice,
): Promise<Answers> => {
  const differences: string[] = [];
  const same = (what: string, ...values: readonly (readonly [surface: string, value: unknown])[]): void => {
    const [first, ...others] = values;
    const text = (value: unknown, other: unknown): string => {
      // Of lists the first entry that differs.
      const at =
        Array.isArray(value) && Array.isArray(other)
          ? value.findIndex((one, i) => !isDeepStrictEqual(one, other[i]))
          : -1;
      const part: unknown = at < 0 ? value : (value as readonly unknown[])[at];
      return JSON.stringify(part)?.slice(0, 600) ?? 'nothing';
    };
    for (const [surface, value] of others)
      if (first !== undefined && !isDeepStrictEqual(value, first[1]))
        differences.push(
          `${what}: ${first[0]} ${text(first[1], value)}, ${surface} ${text(value, first[1])}`,
        );
  };
  const report = DeckReport.parse((await site.post('/api/deck-report', { list, compare })).body);
  const { notes: _notes, data: _data, ...reported } = await reportDeck(list, source, { compare });
  same('report', ['API', report], ['CLI', DeckReport.parse(reported)]);
  const read = await readList(list, source);
  const legality = Legality.parse((await site.post('/api/v1/legality', { list })).body);
  const checked = checkLegality(read, source);
  same('cards', ['report', report.num_cards], ['legality', legality.num_cards], ['CLI', checked.cards]);
  same('legal', ['report', report.legality.legal], ['v1', legality.legal], ['CLI', checked.legal]);
  same('colours', ['report', report.color_identity], ['v1', legality.color_identity]);
  same(
    'violations',
    [
      'report',
      report.legality.violations.map(({ code, message, zone, line }) => [code, message, zone, line]),
    ],
    ['v1', legality.violations.map(({ code, message, zone, line }) => [code, message, zone, line ?? null])],
  );
  same('notes', ['report', report.legality.notes], ['v1', legality.notes]);
  const ofCombos = ({ code }: { readonly code: string }): boolean => code === 'two-card-combo';
  same(
    'combos of the bracket',
    [
      'report',
      report.bracket.reasons
        .filter(ofCombos)
        .map(({ at_least: at, cards: of }) => [at, of.map(({ name }) => name)]),
    ],
    ['v1', legality.bracket.reasons.filter(ofCombos).map(({ at_least: at, names }) => [at, names])],
  );
  if (legality.bracket.lowest > report.bracket.estimate)
    differences.push(`bracket: legality ${legality.bracket.lowest}, report ${report.bracket.estimate}`);

  // Lines that were not understood are no cards of the dock, and it holds no more copies than a deck may have.
  const dock = pasteIntoDock(list, snapshot);
  const [dollars] = (await priceList(read, source, 'tcgplayer')).totals;
  const total = await dockTotal(dock, snapshot);
  const isWhole = !report.legality.violations.some(({ code }) => code === 'too-many-copies');
  const known = report.num_cards - report.not_understood.length;
  if (isWhole) same('known cards', ['report', known], ['dock', clipboardCount(dock)]);
  same(
    'price',
    ['report', cents(report.price.total)],
    ['CLI', cents(dollars?.amount)],
    ...(isWhole ? [['dock', cents(total.amount)] as const] : []),
  );
  const cheapest = report.price.as_cheapest ?? 0;
  same('priced as the cheapest printing', ['report', cheapest], ['CLI', dollars?.as_cheapest ?? 0]);
  if (isWhole) same('priced as the cheapest printing', ['report', cheapest], ['dock', total.asCheapest ?? 0]);
  // A name that no card has costs nothing that is known, and is no card of the dock.
  same(
    'cards without a price',
    ['report', report.price.unpriced - report.not_understood.length],
    ['dock', total.unpriced],
  );

  // A list without a legal command zone is reported on, and gets no recommendations anywhere.
  const entries = await snapshot.readDeck({ list });
  const commanders = entries.commanders.flatMap(({ card }) => card?.url ?? []);
  const cards = entries.main.flatMap(({ card, count }) =>
    card ? [{ url: card.url, count: Math.min(99, count) }] : [],
  );
  const response = (await site.post('/api/recs', { commanders, cards, compare })).body as RecsResponse;
  const page = await adviceOfPage({ text: list, ...formOf(compare) }, snapshot);
  if (response.errors !== undefined || response.inRecs === undefined) {
    if (page.urls.length > 0) differences.push('recommendations: the page has some, the API none');
    return { report, recs: undefined, differences };
  }
  const recs = RecsResponse.parse(response);
  if (report.not_understood.length === 0)
    same('cards that a deck may have', ['API', recs.num_cards], ['dock', clipboardCount(dock)]);
  const v1 = Recommendations.parse(
    (
      await site.post('/api/v1/recommend', {
        commanders,
        cards: cards.map(({ url, count }) => ({ name: url, count })),
        compare,
      })
    ).body,
  );
  const cli = await recommend(read, source, { limit: 120, cuts: 20, compare });
  same(
    'to add',
    ['API', recs.inRecs.map(figuresOf)],
    ['v1', v1.inRecs.map(figuresOf)],
    ['CLI', cli.add.map(figuresOf)],
  );
  same(
    'to cut',
    ['API', recs.outRecs.map(figuresOf)],
    ['v1', v1.outRecs.map(figuresOf)],
    ['CLI', cli.cut.map(figuresOf)],
  );
  // The same cards, in the same order; a report has more of them.
  same(
    'cuts',
    ['API', recs.outRecs.map(({ url, score }) => [url, score])],
    ['report', report.cuts.slice(0, 20).map(({ url, score }) => [url, score])],
  );
  same(
    'compared with',
    ['API', recs.compared_with],
    ['v1', v1.compared_with],
    ['CLI', cli.compared_with],
    ['report', report.compared_with],
  );
  same(
    'compared with, in words',
    ['API', recs.compared_with && comparisonText(recs.compared_with, commanders.length)],
    ['page', page.comparison],
  );
  same('cards to add', ['API', recs.inRecs.map(({ url }) => url).sort()], ['page', page.urls]);
  // The dock groups by what the list lacks as the page does.
  same(
    'jobs',
    [
      'dock',
      groupRecs(recs.inRecs, (rec) => rec, commanders.length, recs.compared_with).map(
        ({ title, recs: own }) => [title ?? null, own.map(({ url }) => url)],
      ),
    ],
    ['page', page.groups],
  );
  // A job that recommendations call lacking is lacking in the report, with the same numbers.
  const lacking = new Map(report.lacks.map((lack) => [lack.job, lack]));
  for (const { lacks } of recs.inRecs) {
    if (lacks === undefined) continue;
    const own = lacking.get(lacks.job);
    same(
      `lacks ${lacks.job}`,
      ['recommendations', [lacks.have, lacks.usual, lacks.decks]],
      ['report', own && [own.have, own.usual, own.decks]],
    );
  }
  return { report, recs, differences };
};
