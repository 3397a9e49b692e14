import type { MiscData, TypeaheadListName, TypeaheadOption, WireCard } from '@crownsmith/api-client';
import { foldName, normalizeQuery, parseSearch, type SearchFigures } from '@crownsmith/domain';
import {
  createCardSearch,
  figuresAmongDecks,
  memoize,
  parseSearchFacts,
  SEARCH_FACTS_FILE,
  toSearchCard,
  type CardSearch,
  type DeckCounts,
  type SearchCommander,
  type SnapshotReader,
} from '@crownsmith/snapshot';
import type { CommanderView } from '#app/model/commander';

interface SearchParts {
  readonly reader: SnapshotReader;
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly sets: () => MiscData['sets'];
  /** Undefined for older snapshots. Throws where a file that it needs is damaged. */
  readonly deckCounts: () => DeckCounts | undefined;
  readonly resolveCard: (name: string) => WireCard | undefined;
  readonly typeahead: (query: string, list: TypeaheadListName, limit: number) => readonly TypeaheadOption[];
  readonly commanderPage: (slug: string) => Promise<CommanderView | undefined>;
}

const COMMANDERS = '/commanders/';

/** The page of a commander or pair by its name, a part of it or a slug; of several the most played. */
const findSlug = (name: string, { resolveCard, typeahead }: SearchParts): string | undefined => {
  const options = [...typeahead(name, 'commanders', 10), ...typeahead(name, 'partners', 10)].filter(
    ({ url }) => url.startsWith(COMMANDERS),
  );
  const wanted = foldName(name);
  const whole = options.find(({ label }) => foldName(label) === wanted);
  const card = resolveCard(name);
  const found = whole?.url ?? (card?.legal_commander ? `${COMMANDERS}${card.sanitized}` : options[0]?.url);
  return found?.slice(COMMANDERS.length);
};

/** Figures of the cards that a commander's page lists, for snapshots without attributes of decks. */
const figuresOfPage = ({ lists, estimated }: CommanderView): ReadonlyMap<string, SearchFigures> =>
  new Map(
    (estimated ? [] : lists)
      .flatMap(({ rows }) => rows)
      .map(({ card, numDecks, potentialDecks, synergy, lift }) => [
        card.slug,
        {
          decks: numDecks,
          potential: potentialDecks,
          synergy: synergy ?? undefined,
          lift: lift ?? undefined,
        },
      ]),
  );

/** The search over the cards of a snapshot, made when it is first used. */
export const openCardSearch = (parts: SearchParts): (() => Promise<CardSearch>) => {
  const { reader, cards, sets, deckCounts } = parts;

  const findCommander = async (name: string): Promise<SearchCommander | undefined> => {
    const slug = findSlug(name, parts);
    const page = slug === undefined ? undefined : await parts.commanderPage(slug);
    if (!page) return undefined;
    const counts = deckCounts();
    const counted =
      counts &&
      figuresAmongDecks(
        counts,
        page.cards.map((card) => card.slug),
      );
    return {
      slug: page.slug,
      name: page.cards.map((card) => card.name).join(' + '),
      ...(counted ?? { decks: page.estimated ? 0 : page.numDecks, figures: figuresOfPage(page) }),
    };
  };

  return memoize(async () => {
    const bytes = await reader.read(SEARCH_FACTS_FILE);
    const facts = bytes && (await parseSearchFacts(reader.version, bytes));
    return createCardSearch({
      cards: cards.values(),
      toSearchCard: (wire) => toSearchCard(wire, facts?.get(wire.sanitized)),
      sets: sets(),
      findCommander,
    });
  });
};

/**
 * Whether a search has conditions: words alone are a name, and so is whatever is the whole name of something.
 * @param named what the text finds as a name
 */
export const hasConditions = (text: string, named: readonly TypeaheadOption[]): boolean => {
  const wanted = normalizeQuery(text);
  if (named.some(({ label }) => normalizeQuery(label) === wanted)) return false;
  const query = parseSearch(text);
  return !query.ok || !query.value.isPlain;
};
