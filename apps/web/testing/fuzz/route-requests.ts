import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request';
import { oddHeader } from './raw-requests';
import { bodySchema, FIELDS, PATH_VALUES, REST_VALUES } from './route-values';
import { valueOf } from './schema-values';
import { encodePart, KNOWN, text } from './texts';

type Headers = readonly (readonly [name: string, value: string])[];

const known = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);

/** A value that is mostly one of those given. */
const mostly = (values: readonly string[], weight = 6): fc.Arbitrary<string> =>
  fc.oneof({ weight, arbitrary: known(values) }, { weight: 1, arbitrary: text });

/** Paths of a route: its parameters filled in, now and then with what has none of its own meaning. */
const pathOf = (route: string): fc.Arbitrary<string> => {
  const parts = route.split('/').map((segment): fc.Arbitrary<string> => {
    if (segment === '*') return mostly(REST_VALUES).map((rest) => rest.split('/').map(encodePart).join('/'));
    const parameter = /:(\w+)/.exec(segment);
    if (!parameter) return fc.constant(segment);
    return mostly(PATH_VALUES[parameter[1] ?? ''] ?? KNOWN).map((value) =>
      segment.replace(parameter[0], () => encodePart(value)),
    );
  });
  return fc.tuple(...parts).map((segments) => segments.join('/') || '/');
};

/** A field of a query or form: mostly one that some page of the site reads. */
const field = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom(...Object.keys(FIELDS))
      .chain((name) => mostly(FIELDS[name] ?? KNOWN, 4).map((value) => [name, value] as const)),
  },
  { weight: 1, arbitrary: fc.tuple(text, text) },
);
const fields = fc.array(field, { maxLength: 5 });

/** Fields as a query or form; duplicates and brackets of arrays are among them. */
const encodeFields = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&');

const query = fc.oneof(
  { weight: 5, arbitrary: fc.constant('') },
  { weight: 5, arbitrary: fields.map((pairs) => (pairs.length > 0 ? `?${encodeFields(pairs)}` : '')) },
  {
    weight: 1,
    arbitrary: known(['?', '?&&=', '?page=1&page=2', '?q[]=a&q[b]=c', '?%ff=%fe', '?a=%', '?sort', '?q=%00']),
  },
);

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const form: fc.Arbitrary<Body> = fields.map((pairs) => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(encodeFields(pairs)),
}));

const multipart: fc.Arbitrary<Body> = fc
  .record({ pairs: fields, isFile: fc.boolean(), isWhole: fc.boolean() })
  .map(({ pairs, isFile, isWhole }) => ({
    type: 'multipart/form-data; boundary=limit',
    bytes: Buffer.from(
      pairs
        .map(
          ([name, value]) =>
            `--limit\r\nContent-Disposition: form-data; name="${encodePart(name)}"${isFile ? '; filename="a.csv"' : ''}\r\n\r\n${value}\r\n`,
        )
        .join('') + (isWhole ? '--limit--\r\n' : ''),
    ),
  }));

/** JSON of the route's schema, or of none; lone surrogates have no encoding. */
const jsonOf = (route: string): fc.Arbitrary<Body> => {
  const schema = bodySchema(route);
  const values = schema ? valueOf(schema, () => ({})) : fc.jsonValue({ maxDepth: 3 });
  return fc
    .oneof(
      { weight: 9, arbitrary: values.map((value) => JSON.stringify(value) ?? '') },
      {
        weight: 1,
        arbitrary: known([
          '',
          '{',
          'null',
          '[]',
          '"x"',
          '1e999',
          '['.repeat(20_000),
          '{"__proto__":{"isAdmin":true}}',
        ]),
      },
    )
    .map((json) => ({ type: 'application/json', bytes: Buffer.from(json) }));
};

const odd: fc.Arbitrary<Body> = fc.constantFrom<Body>(
  {
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from('list=%ff%fe&text=%00&password=%', 'latin1'),
  },
  { type: 'application/json', bytes: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
  { type: 'application/json', bytes: Buffer.from('\ufeff{"names":["Sol Ring"]}', 'utf16le') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(`list=${'1 Sol Ring%0A'.repeat(20_000)}`) },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('a=1&'.repeat(20_000)) },
  { type: 'text/csv', bytes: Buffer.from('Count,Name\n4,Sol Ring\n') },
  { type: '', bytes: Buffer.alloc(0) },
);

const encodings = fc.oneof(
  { weight: 12, arbitrary: fc.constant<'identity' | 'gzip' | 'cut' | 'bomb'>('identity') },
  { weight: 1, arbitrary: fc.constantFrom('gzip' as const, 'cut' as const, 'bomb' as const) },
);
/** 20 MB of zeros in 20 kB. */
const BOMB = gzipSync(Buffer.alloc(20_000_000));

const encodeBody = ({ type, bytes }: Body, encoding: 'identity' | 'gzip' | 'cut' | 'bomb') => {
  const headers: Headers = type === '' ? [] : [['Content-Type', type]];
  if (encoding === 'identity') return { headers, body: bytes };
  const encoded = encoding === 'bomb' ? BOMB : gzipSync(bytes);
  return {
    headers: [...headers, ['Content-Encoding', 'gzip']] satisfies Headers,
    body: encoding === 'cut' ? encoded.subarray(0, encoded.length >> 1) : encoded,
  };
};

/** Methods of a request: reads, and what changes something. */
const READS = ['GET', 'GET', 'GET', 'HEAD'] as const;
const WRITES = ['POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;

const acceptHeaders: fc.Arbitrary<Headers> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Headers>([]) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Headers>(
      [['Accept', 'application/json']],
      [['Accept', 'text/html']],
      [['Accept-Encoding', 'gzip']],
      [['Accept-Encoding', 'br']],
      [['If-None-Match', '*']],
    ),
  },
  { weight: 3, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 3 }) },
);

/** Who asks: one of many addresses, with one of these credentials or none. */
const clientHeaders = (credentials: readonly Headers[]): fc.Arbitrary<Headers> =>
  fc
    .record({
      address: fc.nat(255),
      who: fc.constantFrom<Headers>([], [], ...credentials, [['Cookie', 'session=x; theme=dark']]),
    })
    .map(({ address, who }) => [['X-Forwarded-For', `192.0.2.${address}`], ...who]);

/**
 * Requests to routes by their patterns: parameters, queries, forms and JSON that they know, and nearly.
 * @param routes paths with `:parameter` and `*`
 * @param credentials headers of signed-in people
 */
export const routeRequests = (
  routes: readonly string[],
  credentials: readonly Headers[],
): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...routes.map((route) => {
      const read = fc.record({ method: fc.constantFrom<string>(...READS), content: fc.constant(undefined) });
      const write = fc.record({
        method: fc.constantFrom<string>(...WRITES),
        content: fc
          .tuple(
            fc.oneof(
              { weight: bodySchema(route) ? 2 : 6, arbitrary: form },
              { weight: bodySchema(route) ? 8 : 1, arbitrary: jsonOf(route) },
              { weight: 1, arbitrary: multipart },
              { weight: 1, arbitrary: odd },
            ),
            encodings,
          )
          .map(([body, encoding]) => encodeBody(body, encoding)),
      });
      return fc
        .record({
          path: pathOf(route),
          search: query,
          how: fc.oneof<
            fc.Arbitrary<{ method: string; content: ReturnType<typeof encodeBody> | undefined }>[]
          >(read, write),
          accept: acceptHeaders,
          client: clientHeaders(credentials),
        })
        .map(({ path, search, how: { method, content }, accept, client }) => ({
          method,
          target: path + search,
          headers: [...client, ...accept, ...(content?.headers ?? [])],
          ...(content && { body: content.body }),
        }));
    }),
  );
