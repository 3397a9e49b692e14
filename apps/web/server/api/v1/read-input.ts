import { type FieldError, parseInput, unknownName } from '@crownsmith/api-client';
import type { ApiRoute, Problem, RouteInput } from '@crownsmith/api-client/v1';
import { err, ok, type Result } from '@crownsmith/domain';
import * as z from 'zod';

type FieldErrors = NonNullable<Problem['errors']>;
type Part = FieldErrors[number]['in'];

/** Errors of a request that its response lists at most. */
const MAX_ERRORS = 20;

/** How a parameter is written in a URL. */
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
  return text;
};

/**
 * The items of a list, in each form that generated clients write: the parameter once for each item (also as `names[]`), or
 * once, with a `|` between items, which no name contains.
 */
const readItems = (search: URLSearchParams, name: string): readonly string[] =>
  [...search.getAll(name), ...search.getAll(`${name}[]`)].flatMap((text) => text.split('|'));

const inPart = (part: Part, errors: readonly FieldError[]): FieldErrors =>
  errors.map((error) => ({ in: part, ...error }));

/** Reads the parameters of a URL's query; refuses unknown ones and those that are sent twice. */
const createQueryReader = (schema: z.ZodObject) => {
  const notations = new Map(
    Object.entries(schema.shape).map(([name, field]) => [name, notationOf(field as z.ZodType)]),
  );
  const known = [...notations.keys()];
  const readNames = (search: URLSearchParams): ReadonlySet<string> =>
    new Set(
      [...search.keys()].map((name) => {
        const withoutBrackets = name.endsWith('[]') ? name.slice(0, -2) : name;
        return notations.get(withoutBrackets) === 'list' ? withoutBrackets : name;
      }),
    );
  return (search: URLSearchParams): Result<Record<string, unknown>, FieldErrors> => {
    const errors: FieldErrors = [];
    const values: Record<string, unknown> = {};
    for (const name of readNames(search)) {
      const notation = notations.get(name);
      const [text = '', ...others] = search.getAll(name);
      const field = name.slice(0, 100);
      if (notation === undefined)
        errors.push({
          in: 'query',
          field,
          ...(known.length === 0
            ? { message: 'This path has no parameters.' }
            : unknownName('parameter', name, known)),
        });
      else if (notation === 'list') values[name] = readItems(search, name);
      else if (others.length > 0) errors.push({ in: 'query', field, message: 'Send the parameter once.' });
      else values[name] = readText(text, notation);
    }
    if (errors.length > 0) return err(errors.slice(0, MAX_ERRORS));
    const parsed = parseInput(schema, values);
    return parsed.ok ? parsed : err(inPart('query', parsed.error));
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
    const path = parseInput(params, raw.params);
    if (!path.ok) return err(inPart('path', path.error));
    const search = readQuery(raw.search);
    if (!search.ok) return search;
    const content = body && parseInput(body, raw.body);
    if (content?.ok === false) return err(inPart('body', content.error));
    return ok({ params: path.value, query: search.value, body: content?.value } as RouteInput<R>);
  };
};
