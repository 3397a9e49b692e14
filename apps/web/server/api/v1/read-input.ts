import type { ApiRoute, Problem, RouteInput } from '@crownsmith/api-client/v1';
import { err, ok, type Result } from '@crownsmith/domain';
import { z } from 'zod';
import { findUnknownFields, unknownName } from '../unknown-fields';

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

/** A bound of a field, in the unit that it counts. */
const boundText = (side: 'least' | 'most', bound: number | bigint, origin: string): string => {
  const characters = Number(bound) === 1 ? ' character' : ' characters';
  const unit = { string: characters, array: ' of them' }[origin] ?? '';
  return `Send at ${side} ${bound}${unit}.`;
};

/** What is missing, too little or too much, in words that do not speak of types. */
const WORDS: z.core.ParseContext<z.core.$ZodIssue> = {
  error: (issue) => {
    if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is required.';
    if (issue.code === 'too_small') return boundText('least', issue.minimum, issue.origin);
    if (issue.code === 'too_big') return boundText('most', issue.maximum, issue.origin);
    return undefined;
  },
};

/** What a parameter of a notation is, where the text in its place is none. */
const EXPECTED: Partial<Record<Notation, string>> = {
  integer: 'Send a whole number.',
  boolean: 'Send true or false.',
};

/** Whether an issue is about the size of a value of another type than expected: Zod measures lists and texts alike. */
const isSizeOfOtherType = (issue: z.core.$ZodIssue, issues: readonly z.core.$ZodIssue[]): boolean =>
  (issue.code === 'too_small' || issue.code === 'too_big') &&
  issues.some(({ code, path }) => code === 'invalid_type' && path.join('.') === issue.path.join('.'));

const listErrors = (part: Part, error: z.ZodError): FieldErrors =>
  error.issues
    .filter((issue, _, issues) => !isSizeOfOtherType(issue, issues))
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ in: part, field: path.join('.'), message }));

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
      else {
        const value = readText(text, notation);
        const expected = EXPECTED[notation];
        if (expected !== undefined && typeof value === 'string')
          errors.push({ in: 'query', field, message: expected });
        else values[name] = value;
      }
    }
    if (errors.length > 0) return err(errors.slice(0, MAX_ERRORS));
    const parsed = schema.safeParse(values, WORDS);
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
    const unknown = body ? findUnknownFields(body, raw.body, MAX_ERRORS) : [];
    if (unknown.length > 0) return err(unknown.map((field) => ({ in: 'body' as const, ...field })));
    const content = body?.safeParse(raw.body, WORDS);
    if (content?.success === false) return err(listErrors('body', content.error));
    return ok({ params: path.data, query: search.value, body: content?.data } as RouteInput<R>);
  };
};
