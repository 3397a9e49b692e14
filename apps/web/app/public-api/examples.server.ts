import { API_ROUTE_IDS, API_ROUTES, type ApiRoute, type ApiRouteId } from '@crownsmith/api-client/v1';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import type { Answer } from './answer.server';
import { API_ANSWERS } from './answers.server';
import { createApiViews } from './views.server';

/** A request and its answer, shortened. */
export interface ApiExample {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
}

/** Entries of a list of objects that an example shows. */
const SHOWN = 2;

const shorten = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const isOfObjects = value.some((entry) => typeof entry === 'object');
    return (isOfObjects ? value.slice(0, SHOWN) : value).map(shorten);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shorten(entry)]));
};

/** Parameters of paths that a snapshot has, for one without what the example of a route names. */
const pathParameters = async (
  { path }: ApiRoute,
  snapshot: Snapshot,
): Promise<Readonly<Record<string, string | undefined>>> => {
  const { browse, cards } = snapshot;
  if (path.startsWith('/cards/')) return { slug: cards[0]?.sanitized };
  if (path.startsWith('/themes/')) return { key: (await browse.themes('themes'))[0]?.key };
  if (path.startsWith('/typal/')) return { key: (await browse.themes('typal'))[0]?.key };
  if (path.startsWith('/sets/')) return { code: (await browse.sets())[0]?.code };
  if (path.startsWith('/combos/')) return { id: (await browse.combos())?.entries[0]?.id };
  const slug = (await snapshot.commanderList())?.rows[0]?.slug ?? '';
  return { slug, variant: (await browse.variants(slug))[0]?.key };
};

/** Examples of all routes that a snapshot can answer. */
export const makeExamples = async (
  snapshot: Snapshot,
  origin: string,
): Promise<ReadonlyMap<ApiRouteId, ApiExample>> => {
  const views = createApiViews(snapshot, origin);
  const ask = async (id: ApiRouteId, params: object): Promise<ApiExample | undefined> => {
    const { example, ...route }: ApiRoute = API_ROUTES[id];
    const parsed = route.params.safeParse(params);
    if (!parsed.success) return undefined;
    const input = {
      params: parsed.data,
      query: route.query.parse(example.query),
      body: route.body?.parse(example.body),
    };
    const result = await (API_ANSWERS[id] as Answer<ApiRoute>)(input as never, { snapshot, origin, views });
    if (!result.ok) return undefined;
    return { ...example, params: parsed.data, answer: shorten(result.value) };
  };
  const examples = new Map<ApiRouteId, ApiExample>();
  for (const id of API_ROUTE_IDS) {
    const route: ApiRoute = API_ROUTES[id];
    const example =
      (await ask(id, route.example.params)) ?? (await ask(id, await pathParameters(route, snapshot)));
    if (example) examples.set(id, example);
  }
  return examples;
};
