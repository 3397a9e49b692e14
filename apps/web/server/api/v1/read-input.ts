import type { ApiRoute, Problem, RouteInput } from '@crownsmith/api-client/v1';
import { err, ok, type Result } from '@crownsmith/domain';
import { z } from 'zod';

type FieldErrors = NonNullable<Problem['errors']>;
type Part = FieldErrors[number]['in'];

/** Errors of a request that its response lists at most. */
const MAX_ERRORS = 20;

/** How a parameter is written in a URL: lists have a `|` between their items, which no name contains. */
type Notation = 'text' | 'integer' | 'boolean' | 'list';

const notationOf = (schema: z.ZodType): Notation => {
  const { type } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  if (type === 'integer' || type === 'boolean') return type;
  return type === 'array' ? 'list' : 'text';
};

/** The value that a text stands for; texts that are none stay, for the schema to refuse. */
const readText = (text: string, notation: Notation): unknown => {
  if (notation === 'integer') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (notation === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : text;
  return notation === 'list' ? text.split('|') : text;
};

const listErrors = (part: Part, error: z.ZodError): FieldErrors =>
  error.issues
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ in: part, field: path.join('.'), message }));

/** Reads the parameters of a URL's query; refuses unknown ones and those that are sent twice. */
const createQueryReader = (schema: z.ZodObject) => {
  const notations = new Map(
    Object.entries(schema.shape).map(([name, field]) => [name, notationOf(field as z.ZodType)]),
  );
  const known = [...notations.keys()].join(', ');
  return (search: URLSearchParams): Result<Record<string, unknown>, FieldErrors> => {
    const errors: FieldErrors = [];
    const values: Record<string, unknown> = {};
    for (const name of new Set(search.keys())) {
      const notation = notations.get(name);
      const texts = search.getAll(name);
      const fail = (message: string): void =>
        void errors.push({ in: 'query', field: name.slice(0, 100), message });
      if (notation === undefined)
        fail(
          known === '' ? 'This path has no parameters.' : `Unknown parameter. The parameters are: ${known}.`,
        );
      else if (texts.length > 1) fail('Send the parameter once.');
      else values[name] = readText(texts[0] ?? '', notation);
    }
    if (errors.length > 0) return err(errors.slice(0, MAX_ERRORS));
    const parsed = schema.safeParse(values);
    return parsed.success ? ok(parsed.data) : err(listErrors('query', parsed.error));
  };
};

/** What a request consists of before its schemas have been applied. */
interface RawRequest {
  readonly params: unknown;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

/** Parses the requests of a route with its schemas; the errors name every field that is not valid. */
export const createInputReader = <R extends ApiRoute>({ params, query, body }: R) => {
  const readQuery = createQueryReader(query);
  return (raw: RawRequest): Result<RouteInput<R>, FieldErrors> => {
    const path = params.safeParse(raw.params);
    if (!path.success) return err(listErrors('path', path.error));
    const search = readQuery(raw.search);
    if (!search.ok) return search;
    const content = body?.safeParse(raw.body);
    if (content?.success === false) return err(listErrors('body', content.error));
    return ok({ params: path.data, query: search.value, body: content?.data } as RouteInput<R>);
  };
};
