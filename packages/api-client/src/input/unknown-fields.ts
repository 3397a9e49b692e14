import { nearestWord } from '@crownsmith/domain';
import type * as z from 'zod';
import type { FieldError } from './field-error';

type Schema = z.core.$ZodTypes;

/** What a value may be at a place: the parts of unions, without what wraps them. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const { def } = schema._zod;
  if (def.type === 'union') return def.options.flatMap((option) => alternatives(option as Schema));
  if (def.type === 'pipe') return alternatives(def.in as Schema);
  return 'innerType' in def ? alternatives(def.innerType as Schema) : [schema];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The sentence on a name that is not among those known, with the one most like it.
 * @example unknownName('field', 'comanders', ['commanders']).suggestion // 'commanders'
 */
export const unknownName = (what: string, name: string, known: readonly string[]) => {
  const suggestion = nearestWord(name, known);
  const intended = suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
  const message = `Unknown ${what}.${intended} The ${what}s are: ${known.join(', ')}.`;
  return { message, ...(suggestion !== undefined && { suggestion }) };
};

const findAt = function* (
  schemas: readonly Schema[],
  value: unknown,
  place: string,
): Generator<FieldError, void, undefined> {
  const at = (key: string | number): string => (place === '' ? String(key) : `${place}.${key}`);
  if (Array.isArray(value)) {
    const elements = schemas.flatMap(({ _zod: { def } }) =>
      def.type === 'array' ? alternatives(def.element as Schema) : [],
    );
    if (elements.length > 0)
      for (const [index, item] of value.entries()) yield* findAt(elements, item, at(index));
  } else if (isRecord(value)) {
    const objects = schemas.flatMap(({ _zod: { def } }) => (def.type === 'object' ? [def] : []));
    if (objects.length === 0) return;
    const isClosed = objects.every(({ catchall }) => catchall?._zod.def.type === 'never');
    const known = [...new Set(objects.flatMap(({ shape }) => Object.keys(shape)))];
    for (const [key, item] of Object.entries(value)) {
      const fields = objects.flatMap(({ shape }) => (Object.hasOwn(shape, key) ? (shape[key] ?? []) : []));
      if (fields.length > 0)
        yield* findAt(
          fields.flatMap((field) => alternatives(field as Schema)),
          item,
          at(key),
        );
      else if (isClosed) yield { field: at(key.slice(0, 100)), ...unknownName('field', key, known) };
    }
  }
};

/** The fields of a body that its schema, closed objects and lists of them, does not know; at most `most`. */
export const findUnknownFields = (schema: z.ZodType, body: unknown, most: number): readonly FieldError[] => {
  const found: FieldError[] = [];
  for (const unknown of findAt(alternatives(schema as unknown as Schema), body, '')) {
    found.push(unknown);
    if (found.length === most) break;
  }
  return found;
};
