import {
  API_DOCUMENTATION_PATH,
  API_ROUTE_IDS,
  API_ROUTES,
  API_TAGS,
  apiSchemas,
  COMMON_PROBLEMS,
  problemInfo,
  type ApiRoute,
  type ApiRouteId,
  type ProblemInfo,
  type ProblemName,
} from '@crownsmith/api-client/v1';
import { BRAND } from '@crownsmith/domain';
import * as z from 'zod';
import type { ApiExample } from './examples.server';
import { API_BASE_PATH } from './data-answers.server';
import { FILE_PATHS, type Json } from './openapi-files';
import { LICENCES } from './licences';

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly security: readonly Json[];
  readonly tags: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>>; readonly headers: Json };
}

const SCHEMA_PATH = '#/components/schemas/';

/**
 * A schema as the document shows it. What clients receive stays open: later versions may add fields, which clients ignore. What
 * they send is closed: other fields are refused.
 * @param io whether it describes what clients send or what they receive
 */
const clean = (schema: object, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, $id: _id, ...rest } = schema as Record<string, unknown>;
  return JSON.parse(
    JSON.stringify(rest, (key, value: unknown) =>
      io === 'output' && key === 'additionalProperties' && value === false ? undefined : value,
    ),
  ) as Json;
};

const makeSchemas = (): { schemas: Record<string, Json>; refOf: (schema: z.ZodType) => Json } => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of apiSchemas()) registry.add(schema, { id });
  const uri = (id: string): string => `${SCHEMA_PATH}${id}`;
  const sent = z.toJSONSchema(registry, { uri, io: 'input' }).schemas;
  const received = z.toJSONSchema(registry, { uri, io: 'output' }).schemas;
  const bodies = new Set(
    API_ROUTE_IDS.flatMap((id) => {
      const { body }: ApiRoute = API_ROUTES[id];
      return (body && registry.get(body)?.id) ?? [];
    }),
  );
  return {
    schemas: Object.fromEntries(
      Object.entries(received)
        .map(([name, schema]) => {
          const body = bodies.has(name) ? sent[name] : undefined;
          return [name, body ? clean(body, 'input') : clean(schema, 'output')] as const;
        })
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    refOf: (schema) => ({ $ref: `${SCHEMA_PATH}${registry.get(schema)?.id ?? ''}` }),
  };
};

const HEADERS = {
  ETag: 'Changes when the body does; send it as `If-None-Match`.',
  'Cache-Control': 'How long the response may be stored.',
  RateLimit: 'What is left of the limit, and when it is whole again, in seconds.',
  'RateLimit-Policy': 'The limit: requests in a time window of seconds.',
  'Repr-Digest': 'SHA-256 of the whole file (RFC 9530).',
  'Accept-Ranges': '`bytes`: parts of the file may be requested.',
  'Retry-After': 'When to try again, in seconds.',
} as const;
type HeaderName = keyof typeof HEADERS;

const headers = (...names: readonly HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const problemResponses = (names: readonly ProblemName[], problem: Json): Json => {
  const byStatus = new Map<string, ProblemInfo[]>();
  for (const info of [...new Set(names)].map(problemInfo)) {
    const status = String(info.status);
    byStatus.set(status, [...(byStatus.get(status) ?? []), info]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map(({ name, help }) => `\`${name}\`: ${help}`).join(' '),
        ...((status === '429' || status === '503') && { headers: headers('Retry-After') }),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  );
};

const makeParameters = (place: 'path' | 'query', { shape }: z.ZodObject, example: Json): readonly Json[] =>
  Object.entries(shape).map(([name, field]) => {
    const type = field as z.ZodType;
    const { description, ...schema } = clean(
      z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }),
      'input',
    );
    return {
      name,
      in: place,
      required: !type.safeParse(undefined).success,
      description,
      ...(schema['type'] === 'array' && { style: 'form', explode: true }),
      schema,
      ...(example[name] !== undefined && { example: example[name] }),
    };
  });

const makeOperation = (
  id: ApiRouteId,
  refOf: (schema: z.ZodType) => Json,
  problem: Json,
  example: ApiExample | undefined,
): Json => {
  const route: ApiRoute = API_ROUTES[id];
  const isGet = route.method === 'get';
  const input = example ?? route.example;
  return {
    operationId: id,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    parameters: [
      ...makeParameters('path', route.params, input.params),
      ...makeParameters('query', route.query, input.query),
    ],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: refOf(route.body), example: route.example.body } },
      },
    }),
    responses: {
      200: {
        description: route.summary,
        headers: isGet
          ? headers('ETag', 'Cache-Control', 'RateLimit', 'RateLimit-Policy')
          : headers('RateLimit', 'RateLimit-Policy'),
        content: {
          'application/json': {
            schema: refOf(route.answer),
            ...(example && { example: example.answer }),
          },
        },
      },
      ...(isGet && { 304: { description: 'The client has the response already.' } }),
      ...problemResponses([...COMMON_PROBLEMS, ...route.problems], problem),
    },
  };
};

export interface OpenApiOptions {
  /** requests a minute from one address; 0 is no limit */
  readonly limit: number;
  /** public origin of the site */
  readonly origin: string;
  /** requests that the served snapshot answers */
  readonly examples: ReadonlyMap<ApiRouteId, ApiExample>;
}

/** What every reader of the API has to know, in Markdown. */
const describeApi = (limit: number): string =>
  [
    `Read-only data of ${BRAND}, over the snapshot that the site shows. No key is needed, and every origin may read.`,
    'A slug is an id. Every rate comes with the number it is a share of. Clients ignore fields that they do not know: new ones may be added within version 1.',
    'Unknown parameters and fields are refused, so that a typing error does not go unseen. In a query a list is its parameter once for each item, or once with a `|` between items.',
    `Lists come in pages: \`next\` is the cursor of the next one, null on the last. It ends with the snapshot: \`410\` then.`,
    limit === 0
      ? 'This site sets no limit.'
      : `At most ${limit} requests a minute from one address; \`RateLimit\` tells what is left, \`Retry-After\` when to try again.`,
    `Errors are \`application/problem+json\` (RFC 9457) with types that ${API_DOCUMENTATION_PATH} explains.`,
  ].join('\n\n');

/** The OpenAPI document of the API: the same for the same snapshot, origin and limit. */
export const makeOpenApiDocument = ({ limit, origin, examples }: OpenApiOptions): OpenApiDocument => {
  const { schemas, refOf } = makeSchemas();
  const problem: Json = { $ref: `${SCHEMA_PATH}Problem` };
  const paths: Record<string, Record<string, Json>> = {};
  for (const id of API_ROUTE_IDS) {
    const { path, method } = API_ROUTES[id];
    paths[path] = { ...paths[path], [method]: makeOperation(id, refOf, problem, examples.get(id)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${BRAND} API`,
      version: '1.0.0',
      summary: 'Cards, commanders and recommendations for Commander',
      description: describeApi(limit),
      license: {
        name: LICENCES.map(({ covers, terms }) => `${covers}: ${terms}`).join(' '),
        url: `${origin}${API_DOCUMENTATION_PATH}`,
      },
    },
    servers: [{ url: API_BASE_PATH }],
    security: [],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...paths, ...FILE_PATHS((names) => problemResponses(names, problem)) },
    components: {
      schemas,
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' } },
        ]),
      ),
    },
  };
};
