import type { WireCard } from '@crownsmith/api-client';
import type { ApiRoutes, Recommendations, RecommendRequest, SearchResult } from '@crownsmith/api-client/v1';
import { ok, type Result, slugOfCardUrl } from '@crownsmith/domain';
import type { ApiRefusal } from './answer.server';
import { type Answer, type AnswerContext } from './answer.server';
import { findCommander } from './find-commander.server';

/** Results that are searched for one kind among them. */
const MAX_SEARCHED = 500;

const KINDS_WITH_SLUG: ReadonlySet<SearchResult['kind']> = new Set([
  'card',
  'commander',
  'pair',
  'set',
  'theme',
  'tribe',
]);

/** `GET /search` */
export const search: Answer<ApiRoutes['search']> = ({ query }, { snapshot, views }) => {
  const { q, kind, limit } = query;
  const options = snapshot.searchSite(q, kind === undefined ? limit : MAX_SEARCHED);
  const found =
    kind === undefined ? options : options.filter((option) => option.kind === kind).slice(0, limit);
  return ok({
    data: found.map(({ label, url, image, banned, kind: of = 'page' }) => ({
      label,
      kind: of,
      url: views.pageUrl(url),
      slug: KINDS_WITH_SLUG.has(of) ? url.slice(url.lastIndexOf('/') + 1) : null,
      ...(image !== undefined && { image }),
      ...(banned && { banned }),
    })),
  });
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
): Promise<{ readonly urls: readonly string[]; readonly unknown: readonly Named[] }> => {
  const urls: string[] = [];
  const unknown: Named[] = [];
  for (const [at, name] of names.entries()) {
    const card = snapshot.resolveCard(name);
    const found = card
      ? [card.url]
      : (await findCommander(name, snapshot))?.cards.map(({ slug }) => `/cards/${slug}`);
    if (found) urls.push(...found);
    else unknown.push({ field: `commanders.${at}`, name });
  }
  return { urls: [...new Set(urls)], unknown };
};

const recommend = async (
  request: RecommendRequest,
  where: 'query' | 'body',
  { snapshot, views }: AnswerContext,
): Promise<Result<Recommendations, ApiRefusal>> => {
  const zone = await findZone(request.commanders, snapshot);
  if (zone.unknown.length > 0) return refuseFields(where, zone.unknown, 'card');
  const notFound: string[] = [];
  const cards = (request.cards ?? []).flatMap((entry) => {
    const { name, count } = typeof entry === 'string' ? { name: entry, count: 1 } : entry;
    const url = snapshot.resolveCard(name)?.url;
    if (url === undefined) notFound.push(name);
    return url === undefined ? [] : [{ url, count }];
  });
  const response = snapshot.recommend({ commanders: [...zone.urls], cards });
  if (!response.ok) {
    const [detail] = response.error.errors;
    return {
      ok: false,
      error: {
        name: 'invalid-request',
        detail,
        errors: [{ in: where, field: 'commanders', message: detail }],
      },
    };
  }
  const { inRecs, outRecs, num_cards = 0, over_limit = [] } = response.value;
  const wireOf = (url: string): WireCard | undefined => snapshot.resolveCard(url);
  const toRecommendation = ({ url, name, score, evidence, reason, land }: (typeof inRecs)[number]) => {
    const wire = wireOf(url);
    return {
      name,
      slug: slugOfCardUrl(url) ?? url,
      url: views.pageUrl(url),
      score,
      evidence,
      ...(reason && { reason }),
      ...(land !== undefined && { land }),
      ...(wire && { card: views.toSummary(wire) }),
    };
  };
  return ok({
    commanders: zone.urls.flatMap((url) => {
      const wire = wireOf(url);
      return wire ? [views.toSummary(wire)] : [];
    }),
    inRecs: inRecs.slice(0, request.limit).map(toRecommendation),
    outRecs: outRecs.map(toRecommendation),
    num_cards,
    not_found: notFound,
    over_limit: over_limit.map((url) => slugOfCardUrl(url) ?? url),
  });
};

/** `GET /recommend` */
export const recommendShort: Answer<ApiRoutes['recommend']> = ({ query }, context) =>
  recommend(query, 'query', context);

/** `POST /recommend` */
export const recommendList: Answer<ApiRoutes['recommendList']> = ({ body }, context) =>
  recommend(body, 'body', context);
