import { type DeckReport, type DeckReportRequest, namedEntry } from '@crownsmith/api-client';
import {
  deckListErrorText,
  faultOf,
  findPairOfUrl,
  identityOf,
  pastedListSteps,
  type ColorIdentity,
  type PastedLine,
  type PastedList,
  type Printings,
} from '@crownsmith/domain';
import type { PopulationChoice } from '@crownsmith/recommender';
import { populationChoice } from '../recommendations/population-choice';
import { inSteps } from '../snapshot/in-steps';
import { findOtherMeanings, type OtherMeanings } from '../text/also-means';
import { limitNearest, unknownCardText } from '../text/unknown-card';
import type { ReportCard } from './report-card';

type LineNotUnderstood = DeckReport['not_understood'][number];

/** A line of a list, or an entry of a request, with its card; undefined for an unknown name. */
export type ReadEntry = PastedLine<ReportCard>;

/** A list of a request after the look-up of its names. */
export interface ReadDeck extends PastedList<ReportCard> {
  /** the colour that the player chose for a commander */
  readonly chosen?: ColorIdentity;
  /** what the player asks of the decks that it is compared with */
  readonly among?: PopulationChoice | undefined;
  /** what is stated of the copies of a request's entries */
  readonly printings?: Printings | undefined;
  readonly notUnderstood: readonly LineNotUnderstood[];
  readonly alsoMeans: readonly OtherMeanings[];
}

/** What a list is read with. */
export interface ReadFacts {
  /** finds a card by its name, slug or path */
  readonly find: (name: string) => ReportCard | undefined;
  /** a known name like an unknown one */
  readonly nearest: (name: string) => string | undefined;
  /** the names of the other cards that a name means */
  readonly alsoMeant: (name: string) => readonly string[];
}

/** Characters of a line that are repeated. */
const MAX_TEXT = 80;

const reportUnknown = (
  entries: readonly ReadEntry[],
  nearest: ReadFacts['nearest'],
): readonly LineNotUnderstood[] => {
  const suggest = limitNearest(nearest);
  return entries
    .filter(({ card }) => card === undefined)
    .map(({ name, line }) => {
      const suggestion = suggest(name);
      return {
        line,
        text: name.slice(0, MAX_TEXT),
        message: unknownCardText(name.slice(0, MAX_TEXT), suggestion),
        suggestion: suggestion ?? null,
      };
    });
};

const reportUnreadable = ({ errors }: Pick<PastedList<ReportCard>, 'errors'>): readonly LineNotUnderstood[] =>
  errors.map((error) => ({
    line: faultOf(error) === undefined ? error.line : null,
    text: error.text,
    message: deckListErrorText(error),
    suggestion: null,
  }));

const byLine = (a: LineNotUnderstood, b: LineNotUnderstood): number => (a.line ?? 0) - (b.line ?? 0);

type RequestEntry = NonNullable<DeckReportRequest['cards']>[number];

/** The entries of a request as lines, each at its place. */
const readEntries = (
  { commanders: zone = [], cards = [], companion: named }: ListRequest,
  find: ReadFacts['find'],
): PastedList<ReportCard> => {
  const lines: ReadEntry[] = [];
  const read = (entry: RequestEntry, zone: ReadEntry['zone']): ReadEntry => {
    const { name, count } = namedEntry(entry);
    const line = { name, count, zone, line: lines.length + 1, column: 1, card: find(name) };
    lines.push(line);
    return line;
  };
  const commanders = zone.flatMap((entry) => {
    const line = read(entry, 'commander');
    const pair = line.card === undefined ? findPairOfUrl(line.name, find) : undefined;
    return pair?.map((card) => ({ ...line, name: card.name, card })) ?? [line];
  });
  const main = cards.map((entry) => read(entry, 'main'));
  return {
    lines,
    commanders,
    main,
    ...(named !== undefined && { companion: read(named, 'companion') }),
    unresolved: [...commanders, ...main].filter(({ card }) => card === undefined),
    skipped: [],
    errors: [],
    notes: [],
    commandersGuessed: false,
  };
};

export type ListRequest = Pick<
  DeckReportRequest,
  'list' | 'commanders' | 'cards' | 'companion' | 'chosen_color' | 'compare'
> & {
  /** by URL what is stated of the copies of entries, which do not state it themselves */
  readonly printings?: Printings | undefined;
};

/**
 * Reads the list of a request, as text or as entries: what every page and answer about a list begins with. What is not
 * understood is part of the result.
 */
export const readDeck = async (
  request: ListRequest,
  { find, nearest, alsoMeant }: ReadFacts,
): Promise<ReadDeck> => {
  const list =
    request.list === undefined
      ? readEntries(request, find)
      : await inSteps(pastedListSteps(request.list, find)).run();
  const { commanders, main, companion } = list;
  const entries = [...commanders, ...main, ...(companion ? [companion] : [])];
  return {
    ...list,
    ...(request.chosen_color !== undefined && { chosen: identityOf([request.chosen_color]) }),
    ...(request.printings && { printings: request.printings }),
    ...(request.compare !== undefined && { among: populationChoice(request.compare) }),
    notUnderstood: [...reportUnreadable(list), ...reportUnknown(entries, nearest)].sort(byLine),
    alsoMeans: findOtherMeanings(entries, alsoMeant),
  };
};

/** A list whose entries have the names of their cards. */
export const withCardNames = (deck: ReadDeck): ReadDeck => withCardsOf(deck, (slug, card) => card);

/** A list whose entries have the cards that a function finds by their slugs, and their names. */
export const withCardsOf = (
  deck: ReadDeck,
  find: (slug: string, card: ReportCard) => ReportCard | undefined,
): ReadDeck => {
  const named = (entry: ReadEntry): ReadEntry => {
    const card = entry.card && (find(entry.card.slug, entry.card) ?? entry.card);
    return { ...entry, card, name: card?.name ?? entry.name };
  };
  const { commanders, main, companion } = deck;
  return {
    ...deck,
    commanders: commanders.map(named),
    main: main.map(named),
    ...(companion && { companion: named(companion) }),
  };
};
