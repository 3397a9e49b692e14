import type * as z from 'zod';

type Path = readonly PropertyKey[];

/** A path as JavaScript writes it: `cards[0].name`. */
const formatPath = (path: Path): string =>
  path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: Path): unknown => {
  let at = value;
  for (const key of path) {
    if (!isObject(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
};

/** The deepest issue: of a union, that of the alternative that fits best. */
const deepest = (issue: z.core.$ZodIssue, above: Path = []): { path: Path; message: string } => {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union') return { path, message: issue.message };
  const inner = issue.errors.flatMap((issues) => issues.slice(0, 1).map((one) => deepest(one, path)));
  return inner.reduce((best, one) => (one.path.length > best.path.length ? one : best), {
    path,
    message: issue.message,
  });
};

/** Fields listed of what was read. */
const MAX_FIELDS = 8;

const describeField = ([name, field]: readonly [string, unknown]): string => {
  if (Array.isArray(field)) return `${name} (${field.length})`;
  return isObject(field) ? `${name} (${Object.keys(field).length})` : name;
};

/** What a value has, in words: the fields of an object, with the number of what is in them. */
export const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (!isObject(value)) return typeof value === 'string' ? 'text' : `a ${typeof value}`;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  if (fields.length === 0) return 'an object without fields';
  const more = fields.length - MAX_FIELDS;
  return `${fields.slice(0, MAX_FIELDS).map(describeField).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const sentence = (what: string, wrong: string, value: unknown, advice: string): string =>
  `${what} ${wrong} (read of it: ${describeValue(value)}); ${advice}`;

/**
 * One sentence on a value of another shape than its source had: which field is missing or different, what was read of it, and
 * what the operator can do.
 * @param what whose value it is, such as 'Moxfield’s deck'
 * @param advice what to do, without a full stop
 */
export const describeOtherShape = (
  what: string,
  error: z.ZodError,
  value: unknown,
  advice: string,
): string => {
  const [issue] = error.issues;
  if (issue === undefined) return sentence(what, 'has another shape', value, advice);
  const { path, message } = deepest(issue);
  const field = formatPath(path);
  const found = valueAt(value, path);
  if (field === '') return sentence(what, `is ${describeValue(value)}`, value, advice);
  if (found === undefined || found === null) return sentence(what, `has no ${field}`, value, advice);
  return sentence(what, `has another ${field}: ${message.replace(/^Invalid input: /, '')}`, value, advice);
};
