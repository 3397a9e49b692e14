import type {
  MiscData,
  SearchCardFacts,
  TypeaheadListName,
  TypeaheadOption,
  WireCard,
} from '@crownsmith/api-client';
import { foldName, normalizeQuery, parseSearch, type SearchFigures } from '@crownsmith/domain';
import {
  createCardSearch,
  figuresAmongDecks,
  toSearchCard,
  type CardSearch,
  type SearchCommander,
} from '@crownsmith/answers';
import { createValuePool, memoize, type DeckCounts } from '@crownsmith/answers/snapshot';
import type { CommanderView } from '#app/model/commander';
import { findCommander, type CommanderNames } from './find-commander.server';

interface SearchParts extends CommanderNames {
  /** What searches know of the cards by slug; undefined for older snapshots. Rejects where it is damaged. */
  readonly facts: () => Promise<ReadonlyMap<string, SearchCardFacts> | undefined>;
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly sets: () => MiscData['sets'];
  /** Undefined for older snapshots. Throws where a file that it needs is damaged. */
  readonly deckCounts: () => DeckCounts | undefined;
  readonly typeahead: (query: string, list: TypeaheadListName, limit: number) => readonly TypeaheadOption[];
}

const COMMANDERS = '/commanders/';

/** The page of a commander or pair by its name, a slug or a part of its name; of several the most played. */
const findPage = async (name: string, parts: SearchParts): Promise<CommanderView | undefined> => {
  const { typeahead } = parts;
  const options = [...typeahead(name, 'commanders', 10), ...typeahead(name, 'partners', 10)].filter(
    ({ url }) => url.startsWith(COMMANDERS),
  );
  const wanted = foldName(name);
  const whole = options.find(({ label, other_name: other }) => foldName(other?.name ?? label) === wanted);
  const named = whole === undefined ? await findCommander(name, parts) : undefined;
  if (named) return named;
  // The name of a card means that card, even one without a page.
  const url = whole?.url ?? (parts.resolveCard(name)?.legal_commander ? undefined : options[0]?.url);
  return url === undefined ? undefined : parts.commanderPage(url.slice(COMMANDERS.length));
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
  const { facts, cards, sets, deckCounts } = parts;

  const findSearched = async (name: string): Promise<SearchCommander | undefined> => {
    const page = await findPage(name, parts);
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
    const known = await facts();
    const share = createValuePool();
    return createCardSearch({
      cards: cards.values(),
      toSearchCard: (wire) => share(toSearchCard(wire, known?.get(wire.sanitized))),
      sets: sets(),
      findCommander: findSearched,
    });
  });
};

/**
 * Whether a search has conditions: words alone are a name, and so is whatever is the whole name of something.
 * @param named what the text finds as a name
 */
export const hasConditions = (text: string, named: readonly TypeaheadOption[]): boolean => {
  const wanted = normalizeQuery(text);
  if (named.some(({ label, other_name: other }) => normalizeQuery(other?.name ?? label) === wanted))
    return false;
  const query = parseSearch(text);
  return !query.ok || !query.value.isPlain;
};
