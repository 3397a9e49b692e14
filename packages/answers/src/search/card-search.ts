import { takeTurn } from '../snapshot/take-turn';
import type { WireCard } from '@crownsmith/api-client';
import {
  compileSearch,
  err,
  foldName,
  ok,
  parseSearch,
  searchSorting,
  sortFound,
  type Result,
  type SearchCard,
  type SearchError,
  type SearchFigures,
  type SearchNode,
  type SearchQuery,
  type SearchSorting,
  type SearchTerm,
} from '@crownsmith/domain';
import { createDataCheck } from './search-data';

/** The commander (or pair) of `with:`, and how often its decks play cards. */
export interface SearchCommander {
  readonly slug: string;
  readonly name: string;
  readonly decks: number;
  /** by slug; cards that none of its decks plays are absent */
  readonly figures: ReadonlyMap<string, SearchFigures>;
}

/** What a search finds. */
export interface CardSearchResult {
  readonly query: SearchQuery;
  readonly sorting: SearchSorting;
  /** all that match, best first */
  readonly found: readonly { readonly wire: WireCard; readonly figures: SearchFigures }[];
  readonly commander?: SearchCommander;
}

/** Searches the cards of a snapshot. */
export interface CardSearch {
  /** Resolves to the cards that match, or what in the text means nothing, each with its column. */
  search(text: string): Promise<Result<CardSearchResult, readonly [SearchError, ...SearchError[]]>>;
}

export interface CardSearchSource {
  readonly cards: Iterable<WireCard>;
  readonly toSearchCard: (wire: WireCard) => SearchCard;
  readonly sets: readonly { readonly code: string; readonly name: string }[];
  /** The commander or pair of a name or a part of one; undefined for none with decks. */
  readonly findCommander: (name: string) => Promise<SearchCommander | undefined>;
}

interface Indexed {
  readonly wire: WireCard;
  readonly card: SearchCard;
  readonly figures: SearchFigures;
}

/** Cards that are prepared between two yields to the event loop. */
const CHUNK = 500;

const termsOf = (node: SearchNode): readonly SearchTerm[] => {
  if (node.kind === 'term') return [node];
  return node.kind === 'not' ? termsOf(node.node) : node.nodes.flatMap(termsOf);
};

const mapTerms = (node: SearchNode, change: (term: SearchTerm) => SearchTerm): SearchNode => {
  if (node.kind === 'term') return change(node);
  if (node.kind === 'not') return { kind: 'not', node: mapTerms(node.node, change) };
  return { ...node, nodes: node.nodes.map((each) => mapTerms(each, change)) };
};

const textOf = ({ value }: SearchTerm): string => (value.kind === 'text' ? value.text : '');

const popularity = ({ card: { facts } }: Indexed): number => (facts.decks ?? 0) + (facts.led ?? 0);

const prepare = async ({ cards, toSearchCard }: CardSearchSource): Promise<readonly Indexed[]> => {
  const indexed: Indexed[] = [];
  for (const wire of cards) {
    const card = toSearchCard(wire);
    indexed.push({ wire, card, figures: card.facts });
    if (indexed.length % CHUNK === 0) await takeTurn();
  }
  return indexed.sort((a, b) => popularity(b) - popularity(a) || (a.wire.name < b.wire.name ? -1 : 1));
};

/** Sets by code and by name; `set:` takes both. */
const createSetCodes = (indexed: readonly Indexed[], sets: CardSearchSource['sets']) => {
  const codes = new Map(indexed.flatMap(({ wire }) => wire.sets.map((code) => [code, code] as const)));
  for (const { code, name } of sets) {
    codes.set(code.toLowerCase(), code.toLowerCase());
    codes.set(foldName(name), code.toLowerCase());
  }
  return (text: string): string | undefined =>
    codes.get(text.trim().toLowerCase()) ?? codes.get(foldName(text));
};

/** Prepares the cards of a snapshot for searches, yielding to the event loop in between. */
export const createCardSearch = async (source: CardSearchSource): Promise<CardSearch> => {
  const indexed = await prepare(source);
  const checkData = createDataCheck(indexed.map(({ card }) => card));
  const setCodeOf = createSetCodes(indexed, source.sets);

  const checkTerm = (term: SearchTerm): SearchError | undefined => {
    if (term.field !== 'set' || setCodeOf(textOf(term)) !== undefined) return checkData(term);
    const { column, length } = term;
    return { code: 'bad-value', column, length, message: `“${textOf(term)}” is no set that has cards here.` };
  };
  const withSetCode = (term: SearchTerm): SearchTerm =>
    term.field === 'set' ? { ...term, value: { kind: 'text', text: setCodeOf(textOf(term)) ?? '' } } : term;

  const findCommander = async (
    term: SearchTerm | undefined,
  ): Promise<Result<SearchCommander | undefined, SearchError>> => {
    if (!term) return ok(undefined);
    const commander = await source.findCommander(textOf(term));
    if (commander && commander.decks > 0) return ok(commander);
    const { column, length } = term;
    const message = commander
      ? `There are no decks of ${commander.name} to count.`
      : `There is no commander “${textOf(term)}”.`;
    return err({ code: 'unknown-commander', column, length, message });
  };

  const run = (query: SearchQuery, commander: SearchCommander | undefined): readonly Indexed[] => {
    const matches = query.filter ? compileSearch(mapTerms(query.filter, withSetCode)) : () => true;
    const found: Indexed[] = [];
    for (const each of indexed) {
      const { wire, card } = each;
      const figures = commander ? commander.figures.get(wire.sanitized) : each.figures;
      if (figures && matches(card, figures)) found.push({ wire, card, figures });
    }
    return found;
  };

  return {
    search: async (text) => {
      const parsed = parseSearch(text);
      if (!parsed.ok) return parsed;
      const query = parsed.value;
      const commander = await findCommander(query.with);
      const conditions = [
        ...(query.filter ? termsOf(query.filter) : []),
        ...(query.order ? [query.order] : []),
      ];
      const [first, ...others] = [
        ...conditions.flatMap((term) => checkTerm(term) ?? []),
        ...(commander.ok ? [] : [commander.error]),
      ].toSorted((a, b) => a.column - b.column);
      if (first) return err([first, ...others]);
      if (!commander.ok) return err([commander.error]);
      const sorting = searchSorting(query);
      const found = run(query, commander.value);
      // Cards are in the order of their popularity already.
      const isSorted = sorting.order === 'popularity' && sorting.direction === 'desc';
      return ok({
        query,
        sorting,
        found: isSorted ? found : sortFound(found, sorting),
        ...(commander.value && { commander: commander.value }),
      });
    },
  };
};
