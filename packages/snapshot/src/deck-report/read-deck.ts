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
} from '@crownsmith/domain';

import { inSteps } from '../in-steps';
import { findOtherMeanings, type OtherMeanings } from '../text/also-means';
import { unknownCardText } from '../text/unknown-card';
import type { ReportCard } from './report-card';

type LineNotUnderstood = DeckReport['not_understood'][number];

/** Copies of a card in a list; `card` is undefined for an unknown name. */
export interface ReadEntry {
  readonly name: string;
  readonly count: number;
  readonly card: ReportCard | undefined;
  /** 1-based line of the text, or place among the entries of a request. */
  readonly line: number;
}

/** A list of a request after the look-up of its names. */
export interface ReadDeck {
  readonly commanders: readonly ReadEntry[];
  readonly main: readonly ReadEntry[];
  readonly companion?: ReadEntry;
  /** the colour that the player chose for a commander */
  readonly chosen?: ColorIdentity;
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

/** Unknown names that get a suggestion: each is a search of all names. */
const MAX_SUGGESTIONS = 10;
/** Characters of a line that are repeated. */
const MAX_TEXT = 80;

const toEntry = ({ name, count, line, card }: PastedLine<ReportCard>): ReadEntry => ({
  name: card?.name ?? name,
  count,
  line,
  card,
});

const reportUnknown = (
  entries: readonly ReadEntry[],
  nearest: ReadFacts['nearest'],
): readonly LineNotUnderstood[] =>
  entries
    .filter(({ card }) => card === undefined)
    .map(({ name, line }, at) => {
      const suggestion = at < MAX_SUGGESTIONS ? nearest(name) : undefined;
      return {
        line,
        text: name.slice(0, MAX_TEXT),
        message: unknownCardText(name.slice(0, MAX_TEXT), suggestion),
        suggestion: suggestion ?? null,
      };
    });

const reportUnreadable = ({ errors }: Pick<PastedList<ReportCard>, 'errors'>): readonly LineNotUnderstood[] =>
  errors.map((error) => ({
    line: faultOf(error) === undefined ? error.line : null,
    text: error.text,
    message: deckListErrorText(error),
    suggestion: null,
  }));

const byLine = (a: LineNotUnderstood, b: LineNotUnderstood): number => (a.line ?? 0) - (b.line ?? 0);

const readText = async (text: string, { find, nearest, alsoMeant }: ReadFacts): Promise<ReadDeck> => {
  const list = await inSteps(pastedListSteps(text, find)).run();
  const commanders = list.commanders.map(toEntry);
  const main = list.main.map(toEntry);
  const companion = list.companion && toEntry(list.companion);
  const entries = [...commanders, ...main, ...(companion ? [companion] : [])];
  return {
    commanders,
    main,
    ...(companion && { companion }),
    notUnderstood: [...reportUnreadable(list), ...reportUnknown(entries, nearest)].sort(byLine),
    alsoMeans: findOtherMeanings(
      [...list.commanders, ...list.main, ...(list.companion ? [list.companion] : [])],
      alsoMeant,
    ),
  };
};

type RequestEntry = NonNullable<DeckReportRequest['cards']>[number];

const readEntries = (
  { commanders: zone = [], cards = [], companion: named }: DeckReportRequest,
  { find, nearest, alsoMeant }: ReadFacts,
): ReadDeck => {
  const written: Pick<ReadEntry, 'name' | 'line' | 'card'>[] = [];
  let line = 0;
  const read = (entry: RequestEntry): ReadEntry => {
    const { name: key, count } = namedEntry(entry);
    const card = find(key);
    line += 1;
    written.push({ name: key, line, card });
    return { name: card?.name ?? key, count, card, line };
  };
  const commanders = zone.map(read).flatMap((entry) => {
    const pair = entry.card === undefined ? findPairOfUrl(entry.name, find) : undefined;
    return pair?.map((card) => ({ ...entry, name: card.name, card })) ?? [entry];
  });
  const main = cards.map(read);
  const companion = named === undefined ? undefined : read(named);
  return {
    commanders,
    main,
    ...(companion && { companion }),
    notUnderstood: reportUnknown([...commanders, ...main, ...(companion ? [companion] : [])], nearest),
    alsoMeans: findOtherMeanings(written, alsoMeant),
  };
};

/** Reads the list of a request, as text or as entries. What is not understood is part of the result. */
export const readDeck = async (request: DeckReportRequest, facts: ReadFacts): Promise<ReadDeck> => ({
  ...(request.list === undefined ? readEntries(request, facts) : await readText(request.list, facts)),
  ...(request.chosen_color !== undefined && { chosen: identityOf([request.chosen_color]) }),
});
