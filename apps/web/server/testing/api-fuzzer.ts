import fc from 'fast-check';
import { type ApiDocument, type DocumentedOperation, operationsOf, requestPath } from './api-contract';

type Schema = Readonly<Record<string, unknown>>;

/** A request that a document allows, or nearly. */
interface FuzzRequest {
  readonly operation: DocumentedOperation;
  readonly method: string;
  /** below the API's base */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Texts that break parsers, look-ups by key, regular expressions, paths and encodings. */
const HOSTILE = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  '..%2f..%2fcurrent',
  '%00',
  '%',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; DROP TABLE cards; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '|',
  '||||',
  'A + B',
  '+',
  ' & ',
  '//',
  '*'.repeat(199),
  'a'.repeat(5000),
  '9'.repeat(40),
  '-1',
  '1e9',
  'NaN',
  'null',
  'İıſK',
  'Ａ',
  '🂡'.repeat(60),
] as const;

/** Texts that lead to something in every snapshot, or have once. */
const KNOWN = [
  'sol-ring',
  'Sol Ring',
  'edgar-markov',
  'Edgar Markov',
  'fire',
  'tokens',
  'vampire',
  'budget',
  'wub',
  'esper',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ maxLength: 60, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Values of a schema, now and then of another type. */
const valueOf = (schema: Schema, resolve: (ref: string) => Schema): fc.Arbitrary<unknown> => {
  const of = (part: unknown): fc.Arbitrary<unknown> =>
    isSchema(part) ? valueOf(part, resolve) : fc.jsonValue();
  const { $ref, enum: values, anyOf, type, items, properties = {}, minimum, maximum } = schema;
  if (typeof $ref === 'string') return of(resolve($ref));
  const make = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
    if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(of));
    if (type === 'integer') {
      const [min, max] = [Number(minimum ?? -10), Math.min(Number(maximum ?? 1000), 10_000)];
      return fc.integer({ min: min - 1, max: max + 1 });
    }
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') return fc.array(of(items), { maxLength: 12 });
    if (type === 'object')
      return fc.record(
        Object.fromEntries(Object.entries(properties as object).map(([name, part]) => [name, of(part)])),
        { requiredKeys: [] },
      );
    return text;
  };
  return fc.oneof({ weight: 9, arbitrary: make() }, { weight: 1, arbitrary: fc.oneof(text, fc.jsonValue()) });
};

const header = fc.record(
  {
    Accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'x', ''),
    'If-None-Match': fc.constantFrom('*', 'W/"x"', '"', ','),
    'Accept-Encoding': fc.constantFrom('gzip', 'br', 'identity', '*;q=0', 'gzip;q=x'),
    Range: fc.constantFrom('bytes=0-10', 'bytes=-1', 'bytes=9-1', 'bytes=a', 'x'),
    'If-Range': fc.constantFrom('"x"', 'x'),
  },
  { requiredKeys: [] },
);

const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=x',
  'text/plain',
  'application/x-www-form-urlencoded',
);

const isBlank = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.every((part) => part === ''));

/** Query parts that no route describes. */
const extra = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '&x=1',
      '&limit=1&limit=2',
      '&cursor[]=1',
      '&%ff=%fe',
      '&q',
      '&&&',
      '&__proto__=1',
    ),
  },
);

const requestOf = (
  operation: DocumentedOperation,
  resolve: (ref: string) => Schema,
): fc.Arbitrary<FuzzRequest> => {
  const parameters = operation.parameters ?? [];
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valueOf(schema, resolve)])),
    { requiredKeys: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name) },
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema
    ? fc.oneof(
        {
          weight: 8,
          arbitrary: valueOf(schema as Schema, resolve).map((value) => JSON.stringify(value) ?? ''),
        },
        {
          weight: 1,
          arbitrary: fc.constantFrom('', '{', 'null', '[]', '"x"', '1e999', '{"list":'.repeat(5000)),
        },
      )
    : fc.constant(undefined);
  const methods = operation.method === 'post' ? ['POST'] : ['GET'];
  const method = fc.oneof(
    { weight: 18, arbitrary: fc.constantFrom(...methods) },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST', 'GET') },
  );
  return fc
    .record({ values, method, headers: header, body, type: contentType, more: extra })
    .map(({ values: of, method: verb, headers, body: content, type, more }) => {
      // Without a segment the path is that of another route.
      const filled = Object.fromEntries(
        Object.entries(of).map(([name, value]) => [name, isBlank(value) ? ' ' : value]),
      );
      const path = requestPath(operation, filled);
      const hasBody = content !== undefined && verb !== 'GET' && verb !== 'HEAD';
      return {
        operation,
        method: verb,
        path: path + (more === '' || path.includes('?') ? more : more.replace('&', '?')),
        headers: { ...headers, ...(hasBody && { 'Content-Type': type }) },
        ...(hasBody && { body: content }),
      };
    });
};

/** Requests made from a document: valid ones, nearly valid ones and hostile ones. */
const fuzzRequests = (document: ApiDocument): fc.Arbitrary<FuzzRequest> => {
  const resolve = (ref: string): Schema => {
    const found = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((value, name) => (isSchema(value) ? value[name] : undefined), document);
    if (!isSchema(found)) throw new Error(`The document has no ${ref}.`);
    return found;
  };
  return fc.oneof(...operationsOf(document).map((operation) => requestOf(operation, resolve)));
};

/** What a site answered to many requests. */
export interface FuzzResult {
  /** responses by status */
  readonly statuses: ReadonlyMap<number, number>;
  /** requests with an answer that is a server error, or none */
  readonly failures: readonly { readonly request: Omit<FuzzRequest, 'operation'>; readonly what: string }[];
}

export interface FuzzOptions {
  /** URL of the API */
  readonly baseUrl: string;
  readonly document: ApiDocument;
  readonly requests: number;
  readonly seed: number;
  /** what else is wrong with a response; empty for nothing */
  readonly check?: (
    operation: DocumentedOperation,
    response: { readonly status: number; readonly headers: Headers; readonly text: string },
  ) => readonly string[];
  /** called after each batch with the number of requests so far */
  readonly onBatch?: (done: number) => Promise<void>;
}

/** Requests that are made at a time, and that are under way at a time. */
const BATCH = 500;
const CONCURRENT = 8;

/** Sends requests of a document and collects server errors. The same seed sends the same requests. */
export const fuzzApi = async (options: FuzzOptions): Promise<FuzzResult> => {
  const { baseUrl, document, requests, seed, check, onBatch } = options;
  const arbitrary = fuzzRequests(document);
  const statuses = new Map<number, number>();
  const failures: { request: Omit<FuzzRequest, 'operation'>; what: string }[] = [];

  const send = async ({ operation, ...request }: FuzzRequest): Promise<void> => {
    const { method, path, headers, body } = request;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(30_000),
      });
      const { status } = response;
      const text = await response.text();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push({ request, what: `${status} ${text.slice(0, 200)}` });
      const isDocumented = method.toLowerCase() === operation.method;
      const errors = isDocumented
        ? (check?.(operation, { status, headers: response.headers, text }) ?? [])
        : [];
      if (errors[0] !== undefined) failures.push({ request, what: errors[0] });
    } catch (error) {
      failures.push({ request, what: String(error) });
    }
  };

  for (let done = 0; done < requests; done += BATCH) {
    const batch = fc.sample(arbitrary, { numRuns: Math.min(BATCH, requests - done), seed: seed + done });
    const waiting = batch.values();
    const work = async (): Promise<void> => {
      for (const request of waiting) await send(request);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, work));
    await onBatch?.(Math.min(done + BATCH, requests));
  }
  return { statuses, failures };
};
