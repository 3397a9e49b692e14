import fc from 'fast-check';
import {
  type ApiDocument,
  type DocumentedOperation,
  operationsOf,
  requestPath,
} from '../../server/testing/api-contract';
import type { FuzzRequest } from './fuzz-request';
import { isSchema, type Schema, valueOf } from './schema-values';

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
        target: `/api/v1${path}${more === '' || path.includes('?') ? more : more.replace('&', '?')}`,
        headers: Object.entries({ ...headers, ...(hasBody && { 'Content-Type': type }) }),
        ...(hasBody && { body: Buffer.from(content) }),
      };
    });
};

/** Requests made from a document: valid ones, nearly valid ones and hostile ones. */
export const apiRequests = (document: ApiDocument): fc.Arbitrary<FuzzRequest> => {
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
