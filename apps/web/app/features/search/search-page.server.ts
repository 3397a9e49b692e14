import type { TypeaheadOption, WireCard } from '@crownsmith/api-client';
import {
  isSearchable,
  liftCopyTerms,
  MAX_QUERY_CHARACTERS,
  normalizeQuery,
  type SearchFigures,
} from '@crownsmith/domain';
import type { CardSearchResult } from '@crownsmith/answers';
import { formatName } from '@crownsmith/answers/text';
import { redirect } from '@remix-run/node';
import { createElement, type ReactElement } from 'react';
import { noteUnmetNeed } from '#app/platform/unmet-needs.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { hasConditions } from '#app/snapshot/card-search.server';
import { urlByName } from '#app/model/other-name';
import type { Snapshot } from '#app/snapshot/current.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import type { CardListRow } from '#app/ui/card-list/card-list-row';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { parsePageNumber } from '#app/ui/layout/Pagination';
import { CardSearchPage, type FoundCards } from './CardSearchPage';
import { type FoundPage, SearchPage } from './SearchPage';

const MAX_RESULTS = 48;

/** Cards of a page of results. */
const CARDS_PER_PAGE = 60;

/** Kinds whose names are unlikely to be a part of a longer one. */
const DIRECT_KINDS: ReadonlySet<TypeaheadOption['kind']> = new Set(['card', 'commander', 'pair', 'page']);

/** An option with the frame of its card. */
const foundPage = (option: TypeaheadOption, snapshot: Snapshot): FoundPage => {
  const { label, url, banned, kind = 'page', other_name: otherName } = option;
  const isCard = kind === 'card' || kind === 'commander';
  const card = isCard ? snapshot.resolveCard(url.replace('/commanders/', '/cards/')) : undefined;
  return {
    label,
    url: urlByName(url, otherName),
    kind,
    banned,
    otherName,
    frame: card && frameCardOf(toPageCard(card)),
  };
};

const DESCRIPTION =
  'Find cards by type, colours, mana value, price and how often decks play them; commanders, sets and pages by name.';

const toRow = (wire: WireCard, { decks = 0, potential = 0, ...figures }: SearchFigures): CardListRow => ({
  card: toPageCard(wire),
  numDecks: decks,
  potentialDecks: potential,
  inclusion: potential > 0 ? decks / potential : 0,
  synergy: figures.synergy ?? null,
  lift: figures.lift ?? null,
});

/** What a search in the language found, one page of it. */
const foundCards = async (
  { found, sorting, commander }: CardSearchResult,
  page: string | null,
  { browse }: Pick<Snapshot, 'browse'>,
): Promise<FoundCards> => {
  const pages = Math.max(1, Math.ceil(found.length / CARDS_PER_PAGE));
  const number = parsePageNumber(page, pages);
  const [ranked] = sorting.order === 'winrate' ? ((await browse.results())?.formats ?? []) : [];
  return {
    total: found.length,
    rows: found
      .slice((number - 1) * CARDS_PER_PAGE, number * CARDS_PER_PAGE)
      .map(({ wire, figures }) => toRow(wire, figures)),
    order: sorting.order,
    rankedIn: ranked && formatName(ranked.format),
    page: number,
    pages,
    commander,
  };
};

/** Responds to `/search?q=`. Rejects with a redirect to the page whose name is the query. */
export const searchPage = async (request: Request, snapshot: Snapshot): Promise<RenderedPage> => {
  const { searchParams } = new URL(request.url);
  // HTML allows no control characters, not even in the value of a field.
  const query = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_CHARACTERS).replaceAll(/\p{Cc}/gu, ' ');
  const normalized = normalizeQuery(query);
  const options = snapshot.searchSite(query, MAX_RESULTS);
  const named = options.filter(
    ({ label, other_name: other }) => normalizeQuery(other?.name ?? label) === normalized,
  );
  // The own name of one card goes before what other cards bear besides theirs.
  const own = named.filter(({ other_name: other }) => other === undefined);
  const [exact, other] = own.length > 0 ? own : named;
  // Several pages of one name are shown to choose from; a set, theme or tribe beside what else matches.
  if (exact && !other && (options.length === 1 || DIRECT_KINDS.has(exact.kind)))
    throw redirect(urlByName(exact.url, exact.other_name), 302);
  const found = options.map((option) => foundPage(option, snapshot));
  const render = (page: ReactElement): RenderedPage => ({
    ...renderPage(request, {
      id: 'search',
      title: query.trim() === '' ? 'Search' : `Search: ${query}`,
      description: DESCRIPTION,
      path: '/search',
      hidden: true,
      page,
    }),
    slug: `${query} ${searchParams.get('page') ?? ''}`,
  });
  // What is asked of the visitor's own copies is for the browser to answer.
  const { text, terms } = liftCopyTerms(query);
  if (terms.length === 0 && !hasConditions(query, options)) {
    const searchable = isSearchable(query);
    if (searchable && found.length === 0) noteUnmetNeed('search');
    return render(createElement(SearchPage, { query, searchable, found }));
  }
  const cards = await snapshot.searchCards(text);
  if (!cards.ok) return render(createElement(CardSearchPage, { query, errors: cards.error, names: found }));
  if (cards.value.found.length === 0) noteUnmetNeed('search');
  return render(
    createElement(CardSearchPage, {
      query,
      asksForCopies: terms.length > 0,
      found: await foundCards(cards.value, searchParams.get('page'), snapshot),
    }),
  );
};
