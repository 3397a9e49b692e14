import { compareOfFields, namedEntry, type TypeaheadOption, type WireCard } from '@crownsmith/api-client';
import type { ApiRoutes, Recommendations, RecommendRequest, SearchResult } from '@crownsmith/api-client/v1';
import {
  type DeckViolation,
  describeSearchError,
  describeViolation,
  identityColors,
  identityOf,
  ok,
  type Result,
  type SearchError,
} from '@crownsmith/domain';
import { type CardRec, type ReadDeck, refuseList } from '@crownsmith/answers';
import { findOtherMeanings, violationFix } from '@crownsmith/answers/text';
import { hasConditions } from '#app/snapshot/card-search.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';
import type { ApiRefusal } from './answer.server';
import { type Answer, type AnswerContext } from './answer.server';
import { refuseDeck } from './deck-report-answer.server';

/** Results that are searched for one kind among them. */
const MAX_SEARCHED = 500;

const KINDS_WITH_SLUG: ReadonlySet<SearchResult['kind']> = new Set([
  'card',
  'commander',
  'pair',
  'set',
  'precon',
  'theme',
  'tribe',
]);

const toResult = (
  { label, url, image, banned, kind = 'page' }: TypeaheadOption,
  { views }: AnswerContext,
): SearchResult => ({
  label,
  kind,
  url: views.pageUrl(url),
  slug: KINDS_WITH_SLUG.has(kind) ? url.slice(url.lastIndexOf('/') + 1) : null,
  ...(image !== undefined && { image }),
  ...(banned && { banned }),
});

const refuseSearch = (errors: readonly SearchError[]): Result<never, ApiRefusal> => ({
  ok: false,
  error: {
    name: 'invalid-request',
    detail: errors.map(describeSearchError).join(' '),
    errors: errors.map(({ column, length, message, suggestion }) => ({
      in: 'query',
      field: 'q',
      message,
      column,
      length,
      ...(suggestion !== undefined && { suggestion }),
    })),
  },
});

/** Cards that meet conditions; commanders are cards here, and other kinds have no conditions. */
const searchCards: Answer<ApiRoutes['search']> = async ({ query }, context) => {
  const result = await context.snapshot.searchCards(query.q);
  if (!result.ok) return refuseSearch(result.error);
  const { found, commander } = result.value;
  const matches = query.kind === undefined || query.kind === 'card' ? found : [];
  const start = (query.page - 1) * query.limit;
  return ok({
    data: matches.slice(start, start + query.limit).map(({ wire, figures }) => {
      const { decks = 0, potential = 0, synergy = null, lift = null } = figures;
      return {
        ...toResult(
          {
            label: wire.name,
            url: wire.url,
            kind: 'card',
            ...(wire.image !== null && { image: wire.image }),
            ...(wire.legality === 'banned' && { banned: true }),
          },
          context,
        ),
        figures: {
          num_decks: decks,
          potential_decks: potential,
          inclusion: potential > 0 ? decks / potential : 0,
          synergy,
          lift,
        },
      };
    }),
    total: matches.length,
    ...(commander && {
      commander: { slug: commander.slug, name: commander.name, num_decks: commander.decks },
    }),
  });
};

/** `GET /search` */
export const search: Answer<ApiRoutes['search']> = (input, context) => {
  const { q, kind, limit, page } = input.query;
  const end = page * limit;
  const options = context.snapshot.searchSite(q, kind === undefined ? end : MAX_SEARCHED);
  if (hasConditions(q, options)) return searchCards(input, context);
  const found = kind === undefined ? options : options.filter((option) => option.kind === kind);
  return ok({ data: found.slice(end - limit, end).map((option) => toResult(option, context)) });
};

/** Names of a request with what each is in the request. */
interface Named {
  readonly field: string;
  readonly name: string;
}

const refuseFields = (
  where: 'query' | 'body',
  unknown: readonly Named[],
  what: string,
): Result<never, ApiRefusal> => ({
  ok: false,
  error: {
    name: 'invalid-request',
    detail: `There is no ${what} “${unknown[0]?.name.slice(0, 100) ?? ''}”.`,
    errors: unknown.map(({ field, name }) => ({
      in: where,
      field,
      message: `There is no ${what} “${name.slice(0, 100)}”.`,
    })),
  },
});

/** The cards of a command zone; a pair may be one name. Names without a card are `unknown`. */
const findZone = async (
  names: readonly string[],
  snapshot: AnswerContext['snapshot'],
): Promise<{ readonly cards: readonly WireCard[]; readonly unknown: readonly Named[] }> => {
  const zone = new Set<WireCard>();
  const unknown: Named[] = [];
  for (const [at, name] of names.entries()) {
    const cards = await findZoneCards(name, snapshot);
    cards.forEach((card) => zone.add(card));
    if (cards.length === 0) unknown.push({ field: `commanders.${at}`, name });
  }
  return { cards: [...zone], unknown };
};

/** A request whose list is stated by its commanders and cards. */
type NamedList = Omit<RecommendRequest, 'list' | 'commanders'> & { readonly commanders: readonly string[] };

/** @param read the text that the list stood in, where it was one */
const recommend = async (
  request: NamedList,
  where: 'query' | 'body',
  { snapshot, views }: AnswerContext,
  read?: ReadDeck,
): Promise<Result<Recommendations, ApiRefusal>> => {
  const zone = await findZone(request.commanders, snapshot);
  if (zone.unknown.length > 0) return refuseFields(where, zone.unknown, 'card');
  const entries = (request.cards ?? []).map((entry) => {
    const { name, count } = namedEntry(entry);
    return { name, count, card: snapshot.resolveCard(name) };
  });
  const alsoMeans =
    read?.alsoMeans ??
    findOtherMeanings(
      [...request.commanders.map((name) => ({ name, card: snapshot.resolveCard(name) })), ...entries].map(
        (entry, at) => ({ ...entry, line: at + 1 }),
      ),
      (name) => snapshot.alsoMeant(name),
    );
  const { cards: listed, companion, limits, compare: among, chosen_color } = request;
  const companionCard = companion === undefined ? undefined : snapshot.resolveCard(companion);
  const advice =
    limits &&
    (await snapshot.adviseRequest({
      commanders: zone.cards.map(({ url }) => url),
      cards: listed,
      companion,
      chosen_color,
      compare: among,
      limits,
    }));
  const resolved = {
    commanders: zone.cards,
    cards: entries.flatMap(({ card, count }) => (card ? [{ card, count }] : [])),
    companion: companionCard,
    ...(request.chosen_color && { chosen: identityOf([request.chosen_color]) }),
    ...(request.compare && { compare: request.compare }),
  };
  const recs = advice?.ok === false ? advice : await snapshot.recommendFor(resolved, advice?.value.advised);
  if (!recs.ok) {
    const [detail] = recs.error.errors;
    return {
      ok: false,
      error: {
        name: 'invalid-request',
        detail,
        errors: [{ in: where, field: read ? 'list' : 'commanders', message: detail }],
      },
    };
  }
  const { add, cut, size, overLimit, chosen, comparedWith } = recs.value;
  const toRecommendation = ({ card, ...rec }: CardRec) => ({
    name: card.name,
    slug: card.sanitized,
    url: views.pageUrl(card.url),
    ...rec,
    card: views.toSummary(card),
  });
  return ok({
    commanders: zone.cards.map(views.toSummary),
    inRecs: add.slice(0, request.limit).map(toRecommendation),
    outRecs: cut.map(toRecommendation),
    num_cards: size,
    not_found: [
      ...entries.filter(({ card }) => card === undefined).map(({ name }) => name),
      ...(companion !== undefined && !companionCard ? [companion] : []),
      ...(read?.errors ?? []).map(({ text }) => text),
    ],
    ...(alsoMeans.length > 0 && { also_means: [...alsoMeans] }),
    over_limit: overLimit.map(({ sanitized }) => sanitized),
    ...(advice?.ok === true && advice.value.notes.length > 0 && { limit_notes: [...advice.value.notes] }),
    ...(chosen !== undefined && { chosen_colors: [...identityColors(chosen)] }),
    compared_with: comparedWith,
  });
};

/** `GET /recommend` */
export const recommendShort: Answer<ApiRoutes['recommend']> = ({ query }, context) =>
  recommend({ ...query, compare: compareOfFields(query) }, 'query', context);

const NO_COMMANDER: DeckViolation = { code: 'no-commander', place: { zone: 'commanders' } };

/** Why a text leads to no recommendations: it names no commander, or lines of it are not understood. */
const refuseText = (deck: ReadDeck, list: string): Result<never, ApiRefusal> => {
  const refused = refuseList(deck, list);
  if (!refused.ok && (deck.commanders.length > 0 || !deck.main.some(({ card }) => card)))
    return refuseDeck(refused.error, { list });
  const detail = `${describeViolation(NO_COMMANDER)} ${violationFix(NO_COMMANDER)}`;
  return {
    ok: false,
    error: { name: 'invalid-request', detail, errors: [{ in: 'body', field: 'list', message: detail }] },
  };
};

/** `POST /recommend` */
export const recommendList: Answer<ApiRoutes['recommendList']> = async ({ body }, context) => {
  const { list, commanders = [], ...request } = body;
  if (list === undefined) return recommend({ ...request, commanders }, 'body', context);
  const deck = await context.snapshot.readDeck({ list });
  if (deck.commanders.length === 0 || deck.commanders.some(({ card }) => card === undefined))
    return refuseText(deck, list);
  return recommend(
    {
      ...request,
      commanders: deck.commanders.map(({ name }) => name),
      cards: deck.main.map(({ name, count }) => ({ name, count })),
      companion: deck.companion?.name,
    },
    'body',
    context,
    deck,
  );
};
