import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** Characters that a part of an answer may take in the outline; a larger one is its type alone. */
const MAX_PART = 150;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an outline keeps of a schema: what every client reads the same. Formats, bounds and descriptions are left out. */
const outlineOf = (schema: unknown): Json => {
  if (!isRecord(schema)) return {};
  const { type, enum: values, const: constant, anyOf, items, properties, required } = schema;
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map(outlineOf) };
  const isList = Array.isArray(required) && required.length > 0;
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(constant !== undefined && { const: constant }),
    ...(items !== undefined && { items: outlineOf(items) }),
    ...(isRecord(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, outlineOf(part)]),
      ),
      ...(isList && { required }),
    }),
  };
};

const shorten = (outline: Json): Json => {
  if (JSON.stringify(outline).length <= MAX_PART) return outline;
  const { type, anyOf, items } = outline;
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map((part) => (isRecord(part) ? shorten(part) : {})) };
  return { ...(type !== undefined && { type }), ...(isRecord(items) && { items: { type: items['type'] } }) };
};

/** A schema as a client is shown it. */
interface Outlined<S extends z.ZodObject> {
  readonly '~standard': Pick<S['~standard'], 'validate' | 'vendor' | 'version'> & {
    readonly jsonSchema: { readonly input: () => Json; readonly output: () => Json };
  };
}

/**
 * A schema that a client is shown as an outline: the fields of an answer with their types, parts that are large without
 * theirs. Answers are checked with the whole schema; `crownsmith schema` prints it.
 */
export const outlined = <S extends z.ZodObject>(schema: S): Outlined<S> => {
  const { properties, ...outline } = outlineOf(z.toJSONSchema(schema));
  const parts = Object.entries(isRecord(properties) ? properties : {});
  const short = {
    ...outline,
    properties: Object.fromEntries(parts.map(([name, part]) => [name, isRecord(part) ? shorten(part) : {}])),
  };
  const { validate, vendor, version } = schema['~standard'];
  const asJson = () => short;
  return {
    '~standard': { validate, vendor, version, jsonSchema: { input: asJson, output: asJson } },
  };
};
